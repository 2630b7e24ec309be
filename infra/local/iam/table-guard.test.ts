import { type AwsRequest, json } from '../services/wire.ts';
import { type Denied, deniedLine, tableGuard } from './table-guard.ts';

const arn = 'arn:aws:dynamodb:af-south-1:000000000000:table/centre';
const roles = { 'tulia-engagement': [{ actions: ['dynamodb:PutItem'], resources: [arn], leadingKeys: ['NEWS#*'] }] };

const requestOf = (caller: string, PK: string): AwsRequest => ({
	service: 'dynamodb',
	caller,
	operation: 'PutItem',
	method: 'POST',
	url: new URL('http://aws.local/'),
	headers: {},
	body: Buffer.from(JSON.stringify({ TableName: 'centre', Item: { PK: { S: PK }, SK: { S: 'X' } } })),
});

async function answerTo(request: AwsRequest) {
	const denied: Denied[] = [];
	const table = { arn, partitionKeys: { '': 'PK' } };
	const guarded = tableGuard({ roles, table, onDenied: (call) => denied.push(call) }, async () => json({ done: true }));
	const { status, body } = await guarded(request);
	return { status, body: JSON.parse(String(body)), denied };
}

describe('the table', () => {
	it('takes what the role of the function allows', async () => {
		expect(await answerTo(requestOf('tulia-engagement', 'NEWS#1'))).toEqual({
			status: 200,
			body: { done: true },
			denied: [],
		});
	});

	it('denies everything else as DynamoDB does, and says which function asked for which key', async () => {
		const { status, body, denied } = await answerTo(requestOf('tulia-engagement', 'USER#1'));
		expect([status, body.__type]).toEqual([400, 'com.amazon.coral.service#AccessDeniedException']);
		expect(denied.map(deniedLine)).toEqual([
			`DENIED: tulia-engagement may not dynamodb:PutItem USER#1 on ${arn}. infra/lib/leading-keys.ts says which keys it may use.`,
		]);
	});

	it('lets in whoever is no function: the seed and the tests', async () => {
		expect((await answerTo(requestOf('local', 'USER#1'))).status).toBe(200);
	});
});
