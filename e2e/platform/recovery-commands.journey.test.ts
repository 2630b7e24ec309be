import { randomUUID } from 'node:crypto';
import { call } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { functionLogs } from '../support/local-aws.ts';
import { logInByApi, newClient } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { runOnCloud, runScript, type ScriptResult } from '../support/processes/run-script.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();

const onCloud = (script: string, ...options: readonly string[]): Promise<ScriptResult> =>
	runOnCloud(site.cloud, script, ...options);

async function sqs(operation: string, input: object): Promise<Readonly<Record<string, unknown>>> {
	const answer = await fetch(site.cloud.awsEndpoint, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': `AmazonSQS.${operation}`,
			authorization:
				'AWS4-HMAC-SHA256 Credential=local/20261123/af-south-1/sqs/aws4_request, SignedHeaders=host, Signature=0',
		},
		body: JSON.stringify(input),
	});
	return JSON.parse((await answer.text()) || '{}');
}

/** The URL of the failure queue with this id. */
async function failuresOf(id: string): Promise<string> {
	const { QueueUrls } = await sqs('ListQueues', { QueueNamePrefix: `tulia-notifications-${id}` });
	const [url] = QueueUrls as readonly string[];
	if (!url) throw new Error(`There is no queue ${id}.`);
	return url;
}

async function countIn(QueueUrl: string): Promise<number> {
	const { Attributes } = await sqs('GetQueueAttributes', { QueueUrl, AttributeNames: ['All'] });
	return Number((Attributes as Readonly<Record<string, string>>).ApproximateNumberOfMessages);
}

test('queues:redrive processes a failed mail event again, and deletes it from the queue', async () => {
	const queue = await failuresOf('MailEventFailuresQueue');
	const messageId = `message-${randomUUID()}`;
	const mail = {
		messageId,
		timestamp: '2026-11-23T06:00:00.000Z',
		tags: { kind: ['welcome'], ref: [randomUUID()], version: ['1'], attempt: ['1'] },
	};
	const Message = JSON.stringify({ eventType: 'Delivery', mail, delivery: { timestamp: mail.timestamp } });
	const notification = { Type: 'Notification', MessageId: randomUUID(), Message };
	await sqs('SendMessage', { QueueUrl: queue, MessageBody: JSON.stringify(notification) });
	const jobs = await failuresOf('JobFailuresQueue');
	await sqs('SendMessage', { QueueUrl: jobs, MessageBody: '{"DDBStreamBatchInfo":{}}' });

	const { code, output } = await onCloud('queues-redrive');
	expect(output).toContain('what became of mails: 1 handed over again.');
	expect(output).toMatch(/positions of jobs: 1 discarded/);
	expect(code).toBe(0);
	await until(
		() => functionLogs(site.cloud),
		(lines) => lines.includes(messageId),
	);
	expect(await countIn(queue)).toBe(0);
	expect(await countIn(jobs)).toBe(0);
});

test('an encryption key is added while the site runs, and clients can still register', async () => {
	await newClient(site.cloud.origin);
	expect(await onCloud('keys-rotate')).toMatchObject({
		code: 0,
		output: expect.stringMatching(/^Key 2 is known to every function by /m),
	});
	await newClient(site.cloud.origin);
	expect(await runScript('keys-rotate')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
});

test('the replay of a restore runs on the log of a running site, and changes nothing on an intact table', async () => {
	const since = new Date(site.cloud.now().getTime() - 3_600_000).toISOString();
	const { code, output } = await onCloud('restore', '--at', since, '--replay', '--table', site.cloud.tableName);
	expect(output).toContain('0 accounts are closed again');
	expect(output).toContain('0 visits whose reminder may have been sent or not');
	expect(code).toBe(0);
	expect(await runScript('restore', '--stage', 'example')).toMatchObject({ code: 1 });
	const plan = await runScript('restore', '--stage', 'example', '--at', since, '--drill');
	expect(plan.output).toContain('aws dynamodb restore-table-to-point-in-time');
	expect(await runScript('restore', '--stage', 'example', '--at', since, '--run')).toMatchObject({ code: 1 });
});

test('admin:grant makes a client with a confirmed address an admin, and refuses an unknown or unconfirmed address', async () => {
	const grant = (email: string) => onCloud('admin-grant', '--email', email);
	expect(await grant('unknown@example.com')).toMatchObject({
		code: 1,
		output: expect.stringContaining('Register on the site first'),
	});
	const person = await newClient(site.cloud.origin);
	const { email } = person;
	expect(await grant(email)).toMatchObject({ code: 1, output: expect.stringContaining('is not confirmed yet') });
	await confirmAddress(site.cloud, email);
	const before = await logInByApi(site.cloud.origin, person);
	expect(await grant(email)).toMatchObject({ code: 0, output: expect.stringContaining('is an admin now') });
	expect(await grant(email)).toMatchObject({ code: 0, output: expect.stringContaining('is an admin already') });

	const dashboard = (token: string) =>
		call(site.cloud.origin, '/api/admin/dashboard', { token }).then(({ status }) => status);
	expect(await dashboard(before)).toBe(401);
	expect(await dashboard(await logInByApi(site.cloud.origin, person))).toBe(200);
	expect(await runScript('admin-grant', '--email', email)).toMatchObject({
		code: 1,
		output: expect.stringContaining('Usage:'),
	});
});
