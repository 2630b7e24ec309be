import { type AwsRequest, json } from '../services/wire.ts';
import { serviceStatementsOf } from './role-statement.ts';
import { serviceGuard } from './service-guard.ts';
import type { DeniedCall } from './table-guard.ts';

const SHOWS = 'arn:aws:lambda:af-south-1:000000000000:function:shop-shows';
const allow = (Action: string | readonly string[], Resource: string) => ({
	Effect: 'Allow',
	Action: [Action].flat(),
	Resource,
});
const roles = {
	'shop-shows': serviceStatementsOf({
		Statement: [
			allow('s3:GetObject', 'arn:aws:s3:::shop/releases/*'),
			{
				...allow('kms:Decrypt', '*'),
				Condition: { StringEquals: { 'kms:ViaService': 's3.af-south-1.amazonaws.com' } },
			},
		],
	}),
	'shop-writes': serviceStatementsOf({
		Statement: [
			allow(['s3:PutObject', 's3:ListBucket'], 'arn:aws:s3:::shop*'),
			allow('lambda:InvokeFunction', SHOWS),
			allow('sqs:SendMessage', 'arn:aws:sqs:af-south-1:000000000000:mails'),
		],
	}),
};

const requestOf = (change: Partial<AwsRequest> & { readonly path?: string }): AwsRequest => ({
	service: 's3',
	caller: 'shop-shows',
	operation: 'GetObject',
	method: 'GET',
	headers: {},
	body: Buffer.alloc(0),
	...change,
	url: new URL(`http://aws.local${change.path ?? '/shop/releases/1.js'}`),
});

async function answerTo(request: AwsRequest) {
	const denied: DeniedCall[] = [];
	const guard = serviceGuard({
		roles,
		functions: [{ name: 'shop-shows', arn: SHOWS }],
		onDenied: (call) => denied.push(call),
	});
	const { status, body } = await guard(async () => json({ done: true }))(request);
	return { status, body: String(body), denied };
}

const invoke = { service: 'lambda', operation: 'Invoke', path: '/2015-03-31/functions/shop-shows/invocations' };

describe('a call of a service', () => {
	it.each([
		['an object its role names', {}],
		['the metadata of that object', { operation: 'HeadObject', method: 'HEAD' }],
		['a list of the bucket', { caller: 'shop-writes', operation: 'ListObjectsV2', path: '/shop/?list-type=2' }],
		['a function its role names', { ...invoke, caller: 'shop-writes' }],
		['a queue', { caller: 'shop-writes', service: 'sqs', operation: 'SendMessage', path: '/' }],
		['a caller that is no function', { caller: 'local', operation: 'PutObject' }],
	])('a call of a service is served for %s', async (_what, change) => {
		expect(await answerTo(requestOf(change))).toMatchObject({ status: 200, denied: [] });
	});

	it.each([
		['an object elsewhere', { path: '/shop/index.html' }, 's3:GetObject', 'arn:aws:s3:::shop/index.html'],
		['a write', { operation: 'PutObject' }, 's3:PutObject', 'arn:aws:s3:::shop/releases/1.js'],
		['a list', { operation: 'ListObjectsV2', path: '/shop/?list-type=2' }, 's3:ListBucket', 'arn:aws:s3:::shop'],
		['a function', invoke, 'lambda:InvokeFunction', SHOWS],
		['a mail', { service: 'ses', operation: 'SendRawEmail', path: '/' }, 'ses:SendRawEmail', '*'],
		[
			'a key that its role may use only through S3',
			{ service: 'kms', operation: 'Decrypt', path: '/' },
			'kms:Decrypt',
			'*',
		],
	])('a call of a service is denied as AWS denies it for %s', async (_what, change, action, resource) => {
		const { status, body, denied } = await answerTo(requestOf(change));
		expect(status).toBeGreaterThanOrEqual(400);
		expect(body).toContain('AccessDenied');
		expect(denied).toEqual([{ functionName: 'shop-shows', action, resource, leadingKeys: [] }]);
	});
});
