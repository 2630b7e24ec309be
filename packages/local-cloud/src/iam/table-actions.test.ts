import { tableActionsOf } from './table-actions.ts';

const arn = 'arn:aws:dynamodb:af-south-1:000000000000:table/shop';
const table = { arn, partitionKeys: { '': 'PK', GSI1: 'G1PK' } };
const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'X' } });

describe('the permissions needed by a call', () => {
	it.each(['GetItem', 'UpdateItem', 'DeleteItem'])('a call of %s is authorised by its key', (operation) => {
		expect(tableActionsOf(operation, { Key: key('A#1') }, table)).toEqual([
			{ action: `dynamodb:${operation}`, resource: arn, leadingKeys: ['A#1'] },
		]);
	});

	it('PutItem is authorised by the key in its item', () => {
		const [asked] = tableActionsOf('PutItem', { Item: { ...key('A#1'), name: { S: 'B#1' } } }, table);
		expect(asked?.leadingKeys).toEqual(['A#1']);
	});

	it('a Query is authorised by the value that the partition key of the table or index is compared with', () => {
		const values = { ':a': { S: 'A#1' }, ':b': { S: 'B#1' } };
		expect(
			tableActionsOf(
				'Query',
				{ KeyConditionExpression: 'SK > :b AND PK = :a', ExpressionAttributeValues: values },
				table,
			),
		).toEqual([{ action: 'dynamodb:Query', resource: arn, leadingKeys: ['A#1'] }]);
		expect(
			tableActionsOf(
				'Query',
				{
					IndexName: 'GSI1',
					KeyConditionExpression: '#list = :b',
					ExpressionAttributeNames: { '#list': 'G1PK' },
					ExpressionAttributeValues: values,
				},
				table,
			),
		).toEqual([{ action: 'dynamodb:Query', resource: `${arn}/index/GSI1`, leadingKeys: ['B#1'] }]);
	});

	it('a Query without a partition key is an error', () => {
		expect(() => tableActionsOf('Query', { KeyConditionExpression: 'SK = :a' }, table)).toThrow(/PK/);
	});

	it('BatchGetItem is authorised by all of its keys at once', () => {
		const RequestItems = { shop: { Keys: [key('A#1'), key('B#1')] } };
		expect(tableActionsOf('BatchGetItem', { RequestItems }, table)).toEqual([
			{ action: 'dynamodb:BatchGetItem', resource: arn, leadingKeys: ['A#1', 'B#1'] },
		]);
	});

	it('a transaction is authorised for each kind of its parts, with the keys of all parts', () => {
		const TransactItems: readonly Readonly<Record<string, object>>[] = [
			{ Put: { Item: key('A#1') } },
			{ ConditionCheck: { Key: key('B#1') } },
			{ Put: { Item: key('C#1') } },
		];
		const leadingKeys = ['A#1', 'B#1', 'C#1'];
		expect(tableActionsOf('TransactWriteItems', { TransactItems }, table)).toEqual([
			{ action: 'dynamodb:PutItem', resource: arn, leadingKeys },
			{ action: 'dynamodb:ConditionCheckItem', resource: arn, leadingKeys },
		]);
	});

	it('a Scan, which has no key, is authorised by its action alone', () => {
		expect(tableActionsOf('Scan', {}, table)).toEqual([{ action: 'dynamodb:Scan', resource: arn, leadingKeys: [] }]);
	});
});
