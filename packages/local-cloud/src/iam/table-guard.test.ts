import { type AwsRequest, json } from '../services/wire.ts';
import { type DeniedCall, deniedLine, tableGuard } from './table-guard.ts';

const arn = 'arn:aws:dynamodb:af-south-1:000000000000:table/shop';
const roles = { 'shop-newsletter': [{ actions: ['dynamodb:PutItem'], resources: [arn], leadingKeys: ['NEWS#*'] }] };

const requestOf = (caller: string, PK: string): AwsRequest => ({
	service: 'dynamodb',
	caller,
	operation: 'PutItem',
	method: 'POST',
	url: new URL('http://aws.local/'),
	headers: {},
	body: Buffer.from(JSON.stringify({ TableName: 'shop', Item: { PK: { S: PK }, SK: { S: 'X' } } })),
});

async function answerTo(request: AwsRequest) {
	const denied: DeniedCall[] = [];
	const table = { arn, partitionKeys: { '': 'PK' } };
	const guarded = tableGuard({ roles, table, onDenied: (call) => denied.push(call) }, async () => json({ done: true }));
	const { status, body } = await guarded(request);
	return { status, body: JSON.parse(String(body)), denied };
}

describe('the table', () => {
	it('a call that the role of the function allows is served', async () => {
		expect(await answerTo(requestOf('shop-newsletter', 'NEWS#1'))).toEqual({
			status: 200,
			body: { done: true },
			denied: [],
		});
	});

	it('any other call is denied as DynamoDB does, naming the function and the key', async () => {
		const { status, body, denied } = await answerTo(requestOf('shop-newsletter', 'USER#1'));
		expect([status, body.__type]).toEqual([400, 'com.amazon.coral.service#AccessDeniedException']);
		expect(denied.map((call) => deniedLine(call, 'roles.ts says which keys it may use.'))).toEqual([
			`DENIED: shop-newsletter may not dynamodb:PutItem USER#1 on ${arn}. roles.ts says which keys it may use.`,
		]);
	});

	it('callers other than functions are not restricted', async () => {
		expect((await answerTo(requestOf('local', 'USER#1'))).status).toBe(200);
	});
});
