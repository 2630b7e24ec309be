import { capacityIn, touchesOf } from './consumed-capacity.ts';

const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'S' } });

test('the capacity that a transaction consumed on the table and its indexes counts as written', () => {
	const consumed = [{ TableName: 'centre', CapacityUnits: 13, Table: { CapacityUnits: 10 } }];
	expect(capacityIn('TransactWriteItems', consumed)).toEqual({ readUnits: 0, writeUnits: 13 });
});

test('half a unit of an eventually consistent read is counted', () => {
	expect(capacityIn('Query', { CapacityUnits: 0.5 })).toEqual({ readUnits: 0.5, writeUnits: 0 });
});

test('a refused call reports no consumed capacity', () => {
	expect(capacityIn('TransactWriteItems', undefined)).toEqual({ readUnits: 0, writeUnits: 0 });
});

test('a put touches its partition and one partition of each index that contains the item', () => {
	const Item = { ...key('APPT#1'), G2PK: { S: 'APPTS#202611' }, G3PK: { S: 'REM#3' } };
	expect(touchesOf('PutItem', { Item })).toEqual([
		{ kind: 'write', index: 'table', partition: 'APPT#1' },
		{ kind: 'write', index: 'GSI2', partition: 'APPTS#202611' },
		{ kind: 'write', index: 'GSI3', partition: 'REM#3' },
	]);
});

test('a transaction touches the partitions of each of its actions', () => {
	const TransactItems = [
		{ Put: { Item: key('TICKET#1') } },
		{ Update: { Key: key('STAT#202611') } },
		{ Delete: { Key: key('CELL#amina#202611') } },
		{ ConditionCheck: { Key: key('PSY#amina') } },
	];
	expect(touchesOf('TransactWriteItems', { TransactItems }).map(({ partition }) => partition)).toEqual([
		...['TICKET#1', 'STAT#202611', 'CELL#amina#202611', 'PSY#amina'],
	]);
});

test('a query touches one partition of its index, and a batch touches the partitions of its keys', () => {
	const request = {
		IndexName: 'GSI1',
		KeyConditionExpression: '#pk = :pk AND G1SK < :now',
		ExpressionAttributeValues: { ':now': { S: '2026' }, ':pk': { S: 'UAPPT#7' } },
	};
	expect(touchesOf('Query', request)).toEqual([{ kind: 'read', index: 'GSI1', partition: 'UAPPT#7' }]);
	const RequestItems = { centre: { Keys: [key('A'), key('B')] } };
	expect(touchesOf('BatchGetItem', { RequestItems }).map(({ partition }) => partition)).toEqual(['A', 'B']);
});
