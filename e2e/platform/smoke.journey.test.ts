import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { call } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { admin, logInByApi } from '../support/log-in.ts';
import { runOnCloud, runScript, type ScriptResult } from '../support/processes/run-script.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();
const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) {
		server.close();
		server.closeAllConnections();
	}
});

/** Runs `npm run smoke`. */
const smoke = (...options: readonly string[]): Promise<ScriptResult> => runOnCloud(site.cloud, 'smoke', ...options);

/** The site's own response to a request of the broken one. */
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

/** The site with one route that answers 500, by method and end of the path. */
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

async function itemsOfTable(): Promise<readonly Readonly<Record<string, AttributeValue>>[]> {
	const { awsEndpoint, tableName } = site.cloud;
	const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
	const client = new DynamoDBClient({ endpoint: awsEndpoint, region: 'af-south-1', credentials });
	const found: Record<string, AttributeValue>[] = [];
	for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName })) found.push(...Items);
	client.destroy();
	return found;
}

/** The test client's items in the table, by kind. */
const traces = async (): Promise<readonly string[]> =>
	(await itemsOfTable()).flatMap((item) =>
		JSON.stringify(item).includes('Smoke Test') ? [item.entity?.S ?? '?'] : [],
	);

/** The counts of dashboard and reports: each figure that is not 0, and each visit with its state. */
async function counted(): Promise<readonly string[]> {
	const items = await itemsOfTable();
	const visits = items.flatMap(({ entity, id, status }) =>
		entity?.S === 'appointment' ? [`${id?.S} ${status?.S}`] : [],
	);
	const figures = items
		.filter(({ entity }) => entity?.S === 'stat')
		.flatMap(({ PK, SK, open: _waiting, ...values }) =>
			Object.entries(values).flatMap(([name, { N = '0' }]) => (N === '0' ? [] : [`${PK?.S} ${SK?.S} ${name} ${N}`])),
		);
	return [...visits, ...figures].sort();
}

async function auditLines(): Promise<readonly string[]> {
	const token = await logInByApi(site.cloud.origin, admin);
	const { body } = await call(site.cloud.origin, '/api/admin/audit?limit=20', { token });
	return (body.data as readonly AuditEntry[]).map(({ actor, action }) => `${actor.id} ${action}`);
}

/** The erasure of a closed account waits for the longest call that may still run: the clock is moved past it. */
async function untilNoTraces(): Promise<void> {
	await site.cloud.moveClockTo(new Date(site.cloud.now().getTime() + 10 * 60_000).toISOString());
	await until(traces, ({ length }) => length === 0);
}

test('the smoke walk uses the main functions of a site and deletes all data of its client', async () => {
	const before = await counted();
	const { code, output } = await smoke('--url', site.cloud.origin);
	expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('does its job.') });
	for (const step of ['home page', 'service worker', 'free times', 'booking', 'cancelling', 'erasing the account'])
		expect(output).toContain(`ok  ${step}`);
	expect(await counted()).toEqual(before);
	// The audit entries stay, and are marked as a test.
	expect((await auditLines()).slice(0, 3)).toEqual([
		'smoke account_deleted',
		'smoke appointment_cancelled',
		'smoke appointment_booked',
	]);
	await untilNoTraces();
});

test('the read-only smoke walk creates no account', async () => {
	const { code, output } = await smoke('--url', site.cloud.origin, '--read-only');
	expect({ code, output }).toMatchObject({
		code: 0,
		output: expect.stringContaining('as far as nothing is left behind'),
	});
	expect(output).toContain('ok  booking, as a dry run');
	expect(output).not.toContain('registering');
});

test.each([
	['GET', '/api/profile', 'profile'],
	['GET', '/help-now', 'help-now page'],
	['POST', '/cancellation', 'cancelling'],
])(
	'the smoke walk over a site whose %s %s is broken names the step, and deletes its client anyway',
	async (method, ending, step) => {
		const before = await counted();
		const { code, output } = await smoke('--url', await brokenSite(method, ending));
		expect(output).toContain(`FAILED at "${step}":`);
		expect(code).toBe(1);
		expect(await counted()).toEqual(before);
		await untilNoTraces();
	},
);

test('the smoke walk prints its usage when it has no site', async () => {
	const usage = { code: 2, output: expect.stringContaining('Usage:') };
	expect(await runScript('smoke', '--url', 'nowhere')).toMatchObject(usage);
	// Without the table of its stage the data of a client could not be deleted.
	expect(await runScript('smoke', '--url', 'https://www.centre.example')).toMatchObject(usage);
});
