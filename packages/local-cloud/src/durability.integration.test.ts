import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { engineCall } from './engine/engine-call.ts';
import { identityOf } from './engine/process-identity.ts';
import { type CloudProcess, cloudProcess } from './testing/cloud-process.ts';
import { eventually, fixtureFolder } from './testing/fixture-cloud.ts';

const folder = fixtureFolder();
let cloud: CloudProcess;
beforeAll(async () => {
	cloud = await cloudProcess(folder);
	await cloud.start();
});
afterAll(async () => {
	await cloud.end('SIGTERM');
	rmSync(folder, { recursive: true, force: true });
});

const signedFor = (service: string) => ({
	authorization: `AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/${service}/aws4_request, SignedHeaders=h, Signature=x`,
});

const aws = (service: string, at: string, init: RequestInit & { headers?: Record<string, string> }) =>
	fetch(`${cloud.awsEndpoint()}${at}`, { ...init, headers: { ...signedFor(service), ...init.headers } });

const local = async (at: string) => (await fetch(`${cloud.origin}/__local/api/${at}`)).json();

const hasItem = async (PK: string): Promise<boolean> => {
	const found = await engineCall<{ Item?: object }>(cloud.awsEndpoint(), 'DynamoDB_20120810.GetItem', {
		TableName: 'tiny',
		Key: { PK: { S: PK }, SK: { S: 'X' } },
		ConsistentRead: true,
	});
	return found.Item !== undefined;
};

const engineInLock = (): { readonly pid: number; readonly identity: string } =>
	JSON.parse(readFileSync(path.join(folder, 'data/lock.json'), 'utf8')).engine;

/** Books until the process is gone; only answered writes count as acknowledged. */
async function bookUntilKilled(acknowledged: string[], writer: number): Promise<void> {
	for (let count = 0; ; count += 1) {
		const id = `${writer}-${count}`;
		const answer = await fetch(`${cloud.origin}/api/jobs`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ id }),
		});
		if (answer.status === 200) acknowledged.push(id);
	}
}

describe('a SIGKILL of the runner during work', () => {
	test.each([1, 2])('no acknowledged write and no job is lost by a SIGKILL (round %d)', async (round) => {
		const acknowledged: string[] = [];
		const writers = [0, 1, 2, 3].map((writer) =>
			bookUntilKilled(acknowledged, round * 10 + writer).catch(() => undefined),
		);
		await eventually('some were acknowledged', async () => acknowledged.length > 20);
		const enginePid = engineInLock();
		await cloud.end('SIGKILL');
		await Promise.all(writers);
		await eventually('the engine ended', async () => identityOf(enginePid.pid) !== enginePid.identity);
		await cloud.start();
		for (const id of acknowledged) {
			await eventually(`job ${id} was done`, () => hasItem(`DONE#JOB#${id}`));
		}
	});
});

test('mails, schedules, objects, keys and messages survive a SIGKILL', async () => {
	const message = Buffer.from('From: a@shop.example\r\nTo: b@example.com\r\nSubject: Kept\r\n\r\nHello').toString(
		'base64',
	);
	const sent = await aws('ses', '/', {
		method: 'POST',
		body: new URLSearchParams({ Action: 'SendRawEmail', 'RawMessage.Data': message }),
	});
	expect(sent.status).toBe(200);
	const scheduled = await aws('scheduler', '/schedules/rem-kept', {
		method: 'POST',
		body: JSON.stringify({
			ScheduleExpression: 'at(2099-01-01T00:00:00)',
			FlexibleTimeWindow: { Mode: 'OFF' },
			Target: { Arn: 'arn:aws:sqs:af-south-1:000000000000:app-tiny-Queue', RoleArn: 'arn:x' },
		}),
	});
	expect(scheduled.status).toBe(200);
	expect((await aws('s3', '/app-tiny-site/index.html', { method: 'PUT', body: 'kept page' })).status).toBe(200);
	const environment = async () => (await fetch(`${cloud.origin}/api/environment`)).json();
	const before = await environment();

	await cloud.end('SIGKILL');
	await cloud.start();

	expect(await local('mail')).toEqual([expect.objectContaining({ subject: 'Kept', to: 'b@example.com' })]);
	expect(await local('schedules')).toEqual([expect.objectContaining({ name: 'rem-kept' })]);
	expect(await (await fetch(`${cloud.origin}/`)).text()).toBe('kept page');
	expect((await environment()).secret).toBe(before.secret);
});

test('a second local cloud on the same folder reports it and ends', () => {
	const { pid } = cloud.child();
	const second = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'testing/main.ts')], {
		env: {
			...process.env,
			PORT: '18080',
			DATA_DIR: path.join(folder, 'data'),
			ASSEMBLY_DIR: path.join(folder, 'assembly'),
		},
		encoding: 'utf8',
	});
	expect(second.status).toBe(1);
	expect(second.stderr).toContain(`Another local cloud (process ${pid})`);
});

test('Ctrl-C stops every started process', async () => {
	await fetch(`${cloud.origin}/api/now`);
	const engine = engineInLock();
	await cloud.end('SIGINT');
	expect(identityOf(engine.pid)).not.toBe(engine.identity);
	expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(path.join(folder, 'assembly'));
	await cloud.start();
});

test('a SIGKILL during the stop leaves no engine process', async () => {
	const engine = engineInLock();
	cloud.child().kill('SIGTERM');
	await cloud.end('SIGKILL');
	await eventually('the engine ended', async () => identityOf(engine.pid) !== engine.identity);
	await cloud.start();
});
