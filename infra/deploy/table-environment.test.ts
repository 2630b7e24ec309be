import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { liveStage } from '../test/live-stage.ts';
import { tableEnvironmentOf } from './table-environment.ts';

/** Responds as Lambda does for the configuration of one function. */
let server: Server;
let lambda: LambdaClient;
let answer: object;
const requested: string[] = [];
beforeAll(async () => {
	server = createServer(({ url }, response) => {
		requested.push(url ?? '');
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	lambda = new LambdaClient({
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
});
afterAll(async () => {
	lambda.destroy();
	await new Promise((resolve) => server.close(resolve));
});

test('table and key of a stage are read from the configuration of its own function', async () => {
	answer = { Environment: { Variables: { TABLE_NAME: 'tulia-live-data-Centre1', FIELD_KEY_ID: 'key-1', OTHER: 'x' } } };
	expect(await tableEnvironmentOf(liveStage, lambda)).toEqual({
		TABLE_NAME: 'tulia-live-data-Centre1',
		FIELD_KEY_ID: 'key-1',
		AWS_REGION: 'af-south-1',
	});
	expect(requested).toEqual(['/2015-03-31/functions/tulia-live-admin/configuration']);
});

test('a function without table or key is refused by its name', async () => {
	answer = {};
	await expect(tableEnvironmentOf(liveStage, lambda)).rejects.toThrow('tulia-live-admin names no table');
});
