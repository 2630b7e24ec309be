import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dynamodbProxy } from './dynamodb-proxy.ts';
import type { AwsRequest } from './wire.ts';

let server: Server;
const received: IncomingMessage[] = [];
beforeAll(
	() =>
		new Promise<void>((resolve) => {
			server = createServer((request, answer) => {
				received.push(request);
				request.resume().on('end', () => answer.end('{}'));
			}).listen(0, '127.0.0.1', resolve);
		}),
);
afterAll(() => void server.close().closeAllConnections());

const callOf = (caller: string): AwsRequest => ({
	...{ service: 'dynamodb', caller, operation: 'GetItem', method: 'POST' },
	url: new URL('http://aws.local/'),
	headers: {
		'x-amz-target': 'DynamoDB_20120810.GetItem',
		authorization: `AWS4-HMAC-SHA256 Credential=${caller}/20261126/af-south-1/dynamodb/aws4_request, Signature=1`,
	},
	body: Buffer.from('{}'),
});

test('every function calls the engine with one access key of letters and digits, as DynamoDB Local requires', async () => {
	const { port } = server.address() as AddressInfo;
	const proxy = dynamodbProxy(
		{ endpoint: `http://127.0.0.1:${port}`, ready: async () => {}, kill: () => {}, stop: async () => {} },
		() => {},
	);
	await proxy(callOf('tiny-api'));
	await proxy(callOf('tiny-store'));
	const keys = received.map(({ headers }) => /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1]);
	expect(keys[0]).toMatch(/^[A-Za-z0-9]+$/);
	expect(keys).toEqual([keys[0], keys[0]]);
});
