import { createServer, type IncomingMessage, type Server } from 'node:http';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { cloudFixture } from '../support/journey-fixture.ts';
import { runScript, type ScriptResult } from '../support/run-script.ts';

const site = cloudFixture();
const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) {
		server.close();
		server.closeAllConnections();
	}
});

/** `npm run smoke`, as somebody types it after a deployment. */
const smoke = (...options: readonly string[]): Promise<ScriptResult> => runScript('smoke', ...options);

/** What the site itself answers to a request that came to the broken one. */
async function answerOf(request: IncomingMessage): Promise<Response> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	const { authorization = '', 'content-type': type = '' } = request.headers;
	return fetch(new URL(request.url ?? '/', site.cloud.origin), {
		method: request.method ?? 'GET',
		redirect: 'manual',
		headers: { authorization, 'content-type': type },
		...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
	});
}

/** The site with one route that answers 500: its method, and how its path ends. */
async function brokenSite(method: string, ending: string): Promise<string> {
	const server = createServer(async (request, response) => {
		if (request.method === method && request.url?.endsWith(ending)) return void response.writeHead(500).end('broken');
		const answer = await answerOf(request);
		const { 'content-encoding': _read, 'content-length': _other, ...headers } = Object.fromEntries(answer.headers);
		response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
	});
	servers.push(server);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The broken site has no port.');
	return `http://127.0.0.1:${address.port}`;
}

/** What the table still holds of the test client, by kind. */
async function traces(): Promise<readonly string[]> {
	const { awsEndpoint, tableName } = site.cloud;
	const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
	const client = new DynamoDBClient({ endpoint: awsEndpoint, region: 'af-south-1', credentials });
	const found: string[] = [];
	for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
		for (const item of Items) if (JSON.stringify(item).includes('Smoke Test')) found.push(item.entity?.S ?? '?');
	client.destroy();
	return found;
}

let later = Date.now();

/** The erasure of a closed account ends after the longest call that may still be under way: the clock is moved past it. */
async function untilNoTraces(): Promise<void> {
	later += 10 * 60_000;
	await site.cloud.moveClockTo(new Date(later).toISOString());
	const deadline = Date.now() + 60_000;
	while ((await traces()).length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 250));
	expect(await traces()).toEqual([]);
}

test('the smoke walk goes through the main job of a site and leaves nothing of its client behind', async () => {
	const { code, output } = await smoke('--url', site.cloud.origin);
	expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('does its job.') });
	for (const step of ['home page', 'service worker', 'free times', 'booking', 'cancelling', 'erasing the account'])
		expect(output).toContain(`ok  ${step}`);
	await untilNoTraces();
}, 180_000);

test('the smoke walk that only reads makes no account', async () => {
	const { code, output } = await smoke('--url', site.cloud.origin, '--read-only');
	expect({ code, output }).toMatchObject({
		code: 0,
		output: expect.stringContaining('as far as nothing is left behind'),
	});
	expect(output).toContain('ok  booking, as a dry run');
	expect(output).not.toContain('registering');
}, 120_000);

test.each([
	['GET', '/api/profile', 'profile'],
	['GET', '/help-now', 'help-now page'],
	['POST', '/cancellation', 'cancelling'],
])(
	'the smoke walk over a site whose %s %s is broken names the step, and erases its client all the same',
	async (method, ending, step) => {
		const { code, output } = await smoke('--url', await brokenSite(method, ending));
		expect(output).toContain(`FAILED at "${step}":`);
		expect(code).toBe(1);
		await untilNoTraces();
	},
	180_000,
);

test('the smoke walk says how it is called when it was not told a site', async () => {
	expect(await smoke('--url', 'nowhere')).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') });
}, 60_000);
