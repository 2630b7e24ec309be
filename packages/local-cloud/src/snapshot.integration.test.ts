import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { engineCall } from './engine/engine-call.ts';
import { eventually, type FixtureCloud, startFixtureCloud } from './testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

const book = async (job: { readonly id: string; readonly slowMs?: number }) => {
	const answer = await fetch(`${cloud.origin}/api/jobs`, { method: 'POST', body: JSON.stringify(job) });
	expect(answer.status).toBe(200);
};

const call = async (service: string, target: string, input: object): Promise<void> => {
	const scope = `Credential=x/20260101/af-south-1/${service}/aws4_request, SignedHeaders=h, Signature=x`;
	const headers = { 'x-amz-target': target, authorization: `AWS4-HMAC-SHA256 ${scope}` };
	const answer = await fetch(cloud.awsEndpoint, { method: 'POST', headers, body: JSON.stringify(input) });
	expect(answer.status).toBe(200);
};
const sendMessage = (MessageBody: string) =>
	call('sqs', 'AmazonSQS.SendMessage', { QueueUrl: cloud.output('QueueUrl'), MessageBody });

const deleteItem = (PK: string) =>
	engineCall(cloud.engineEndpoint, 'DynamoDB_20120810.DeleteItem', {
		TableName: cloud.tableName,
		Key: { PK: { S: PK }, SK: { S: 'X' } },
	});

const settled = () => cloud.console('settled');
const snapshot = () => cloud.console('snapshot', {});
const restore = async () => expect(await cloud.console('snapshot/restore', {})).toEqual({ ok: true });

async function pidOfApi(): Promise<number> {
	const answer = await fetch(`${cloud.origin}/api/environment`);
	return (await answer.json()).pid;
}

const put = (Key: string, Body: string, CacheControl?: string) =>
	cloud
		.kept(new S3Client(cloud.client))
		.send(new PutObjectCommand({ Bucket: cloud.output('SiteBucket'), Key, Body, CacheControl }));

/** The console's view of everything outside the table. */
async function shown(): Promise<object> {
	const names = ['mail', 'sms', 'sms-refusals', 'schedules?all=true', 'queues', 'faults', 'denied', 'logs'];
	const all = await Promise.all(names.map((name) => (name === 'sms-refusals' ? refusals() : cloud.console(name))));
	return Object.fromEntries(names.map((name, at) => [name, all[at]]));
}
const refuse = (what: string, refused: boolean) => cloud.console<readonly string[]>('sms-refusals', { what, refused });
const refusals = () => refuse('nobody', false);

test('without a snapshot there is nothing to restore', async () => {
	expect(await cloud.console('snapshot/restore', {})).toEqual({ message: 'There is no snapshot.' });
});

describe('a cloud that is restored', () => {
	test('a restored snapshot undoes a later write and preserves an earlier one, and no function receives either', async () => {
		await book({ id: 'before' });
		await settled();
		await deleteItem('DONE#JOB#before');
		await snapshot();
		await book({ id: 'after' });
		await deleteItem('JOB#before');
		await restore();
		await settled();
		expect(await cloud.hasItem('JOB#before')).toBe(true);
		expect(await cloud.hasItem('JOB#after')).toBe(false);
		expect(await cloud.hasItem('DONE#JOB#after')).toBe(false);
		expect(await cloud.hasItem('DONE#JOB#before')).toBe(false);
	});

	test('the stream has the writes after a restore', async () => {
		await restore();
		await book({ id: 'next' });
		await settled();
		expect(await cloud.hasItem('DONE#JOB#next')).toBe(true);
	});

	test('running and waiting events are not delivered again after a restore', async () => {
		await snapshot();
		await book({ id: 'slow', slowMs: 60_000 });
		await sendMessage('poison');
		await eventually('the poison failed', async () => {
			const queues = await cloud.console<readonly { messages: readonly { receives: number }[] }[]>('queues');
			return queues.some(({ messages }) => messages.some(({ receives }) => receives > 0));
		});
		await restore();
		await cloud.console('clock', { advance: 'PT10M' });
		await settled();
		expect(await cloud.hasItem('DONE#JOB#slow')).toBe(false);
		const queues = await cloud.console<readonly { messages: readonly unknown[] }[]>('queues');
		expect(queues.flatMap(({ messages }) => messages)).toEqual([]);
	});

	test('mails, messages, schedules, refused numbers, faults and output of functions are restored', async () => {
		await restore();
		await snapshot();
		const before = await shown();
		await cloud.kept(new SESClient(cloud.client)).send(
			new SendRawEmailCommand({
				RawMessage: { Data: Buffer.from('From: hello@shop.example\r\nTo: a@b.example\r\n\r\nHi') },
			}),
		);
		await call('sms-voice', 'PinpointSMSVoiceV2.SendTextMessage', {
			DestinationPhoneNumber: '+254712345678',
			MessageBody: 'Hi',
		});
		await cloud.kept(new SchedulerClient(cloud.client)).send(
			new CreateScheduleCommand({
				...{ Name: 'own', GroupName: 'reminders', FlexibleTimeWindow: { Mode: 'OFF' } },
				...{
					ScheduleExpression: 'at(2060-01-01T00:00:00)',
					Target: { Arn: cloud.output('QueueArn'), RoleArn: 'role' },
				},
			}),
		);
		await refuse('+254700000000', true);
		await cloud.console('faults', { faults: [{ kind: 'delay', service: 'kms', delayMs: 1 }] });
		await pidOfApi();
		await cloud.console('clock', { advance: 'P1D' });
		await settled();
		const changed = Object.entries(await shown()).filter(
			([name, value]) => name !== 'denied' && name !== 'queues' && value,
		);
		for (const [name, value] of changed) expect([name, value]).not.toEqual([name, Reflect.get(before, name)]);
		await restore();
		expect(await shown()).toEqual(before);
	});

	test('the clock is restored', async () => {
		const { now: before } = await cloud.console<{ now: string }>('clock');
		await snapshot();
		await cloud.console('clock', { advance: 'P300D' });
		await restore();
		const { now: after } = await cloud.console<{ now: string }>('clock');
		expect(Math.abs(Date.parse(after) - Date.parse(before))).toBeLessThan(60_000);
	});

	test('a process of a function survives a restore', async () => {
		await snapshot();
		const before = await pidOfApi();
		await restore();
		expect(await pidOfApi()).toBe(before);
	});

	test('a changed object is restored, and processes that may have read it end', async () => {
		const s3 = cloud.kept(new S3Client(cloud.client));
		const Bucket = cloud.output('SiteBucket');
		await put('kept.html', 'first', 'no-cache');
		const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'kept.html' }));
		await snapshot();
		const before = await pidOfApi();
		await put('kept.html', 'second');
		await put('added.html', 'added');
		await restore();
		const kept = await s3.send(new GetObjectCommand({ Bucket, Key: 'kept.html' }));
		expect(await kept.Body?.transformToString()).toBe('first');
		expect(kept).toMatchObject({ ETag: head.ETag, CacheControl: 'no-cache', LastModified: head.LastModified });
		await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'added.html' }))).rejects.toThrow();
		expect(await pidOfApi()).not.toBe(before);
	});
});
