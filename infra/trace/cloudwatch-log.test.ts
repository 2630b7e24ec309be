import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { cloudWatchLog } from './cloudwatch-log.ts';

/** Responds as Lambda does for a function's configuration, and as CloudWatch Logs does for two pages of lines. */
let server: Server;
const filtered: Record<string, unknown>[] = [];
const client = () => ({
	endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
	region: 'af-south-1',
	credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

const first = { timestamp: 1_795_500_000_000, message: '{"message":"REQUEST_ANSWERED","requestId":"req=1"}\n' };
const second = { timestamp: 1_795_500_000_500, message: 'REPORT RequestId: req=1\n' };

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const body = await text(request);
		response.setHeader('content-type', 'application/json');
		if (request.url?.endsWith('/configuration'))
			return response.end(JSON.stringify({ LoggingConfig: { LogGroup: 'group-of-booking' } }));
		const input: Record<string, unknown> = JSON.parse(body);
		filtered.push(input);
		const page = input.nextToken === undefined ? { events: [first], nextToken: 'more' } : { events: [second] };
		return response.end(JSON.stringify(page));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('every page of a function’s own log group is read, from the given time, by the id as it is written', async () => {
	const [logs, lambda] = [new CloudWatchLogsClient(client()), new LambdaClient(client())];
	const since = new Date('2026-11-21T06:00:00.000Z');
	const find = await cloudWatchLog({ logs, lambda, functionNames: ['tulia-live-booking'], since });
	expect(await find('req=1')).toEqual([
		{
			at: '2026-11-24T06:00:00.000Z',
			functionName: 'tulia-live-booking',
			fields: { message: 'REQUEST_ANSWERED', requestId: 'req=1' },
		},
		{
			at: '2026-11-24T06:00:00.500Z',
			functionName: 'tulia-live-booking',
			fields: { message: 'REPORT RequestId: req=1' },
		},
	]);
	const request = { logGroupName: 'group-of-booking', filterPattern: '"req=1"', startTime: since.getTime() };
	expect(filtered).toEqual([request, { ...request, nextToken: 'more' }]);
	logs.destroy();
	lambda.destroy();
});
