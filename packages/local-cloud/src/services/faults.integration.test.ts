import { DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { type FixtureCloud, startFixtureCloud } from '../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('faults', () => {
	afterEach(() => cloud.console('faults', { faults: [] }));
	const key = { PK: { S: 'COUNTER' }, SK: { S: 'X' } };
	const add = () =>
		cloud.kept(new DynamoDBClient(cloud.client)).send(
			new UpdateItemCommand({
				TableName: 'tiny',
				Key: key,
				UpdateExpression: 'ADD n :one',
				ExpressionAttributeValues: { ':one': { N: '1' } },
			}),
		);
	const counted = async () =>
		(await cloud.kept(new DynamoDBClient(cloud.client)).send(new GetItemCommand({ TableName: 'tiny', Key: key }))).Item
			?.n?.N;

	test('a lost response makes the SDK retry: an ADD counts twice', async () => {
		await cloud.console('faults', {
			faults: [{ service: 'dynamodb', operation: 'UpdateItem', kind: 'drop_after', count: 1 }],
		});
		await add();
		expect(await counted()).toBe('2');
	});

	test('a call that never arrived is done once by the retry', async () => {
		await cloud.console('faults', {
			faults: [{ service: 'dynamodb', operation: 'UpdateItem', kind: 'drop_before', count: 1 }],
		});
		await add();
		expect(await counted()).toBe('3');
	});

	test('an injected error reaches the caller with its name and members', async () => {
		const error = {
			code: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
			message: 'conflict',
			extra: { CancellationReasons: [] },
		};
		await cloud.console('faults', { faults: [{ service: 'dynamodb', operation: 'PutItem', kind: 'error', error }] });
		const put = new PutItemCommand({ TableName: 'tiny', Item: { ...key } });
		await expect(cloud.kept(new DynamoDBClient(cloud.client)).send(put)).rejects.toThrow('conflict');
	});
});
