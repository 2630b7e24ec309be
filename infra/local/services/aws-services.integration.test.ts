import { createHash, createPublicKey, verify } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import * as kmsSdk from '@aws-sdk/client-kms';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
	DeleteObjectsCommand,
	GetObjectCommand,
	HeadObjectCommand,
	ListObjectsV2Command,
	NoSuchKey,
	PutObjectCommand,
	S3Client,
} from '@aws-sdk/client-s3';
import * as schedulerSdk from '@aws-sdk/client-scheduler';
import * as sesSdk from '@aws-sdk/client-ses';
import type { MailView } from '../console/mail-view.ts';
import { eventually, type FixtureCloud, startFixtureCloud } from '../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
const clients: { destroy(): void }[] = [];
const kept = <C extends { destroy(): void }>(client: C): C => {
	clients.push(client);
	return client;
};
beforeAll(async () => {
	cloud = await startFixtureCloud();
}, 30_000);
afterAll(async () => {
	for (const client of clients) client.destroy();
	await cloud.stop();
});

const output = (name: string): string => cloud.outputs[`tiny.${name}`] ?? '';

describe('KMS', () => {
	test('signs so that its public key verifies', async () => {
		const kms = kept(new kmsSdk.KMSClient(cloud.client));
		const KeyId = output('SigningKeyId');
		const Message = Buffer.from('a token');
		const { Signature } = await kms.send(
			new kmsSdk.SignCommand({ KeyId, Message, SigningAlgorithm: 'ECDSA_SHA_256', MessageType: 'RAW' }),
		);
		const { PublicKey } = await kms.send(new kmsSdk.GetPublicKeyCommand({ KeyId }));
		const key = createPublicKey({ key: Buffer.from(PublicKey ?? []), format: 'der', type: 'spki' });
		expect(verify('sha256', Message, { key, dsaEncoding: 'der' }, Buffer.from(Signature ?? []))).toBe(true);
	});

	test('unwraps a data key, but not with another context', async () => {
		const kms = kept(new kmsSdk.KMSClient(cloud.client));
		const EncryptionContext = { purpose: 'fields' };
		const made = await kms.send(
			new kmsSdk.GenerateDataKeyCommand({ KeyId: 'alias/tiny/data', KeySpec: 'AES_256', EncryptionContext }),
		);
		const { CiphertextBlob } = made;
		const opened = await kms.send(new kmsSdk.DecryptCommand({ CiphertextBlob, EncryptionContext }));
		expect(Buffer.from(opened.Plaintext ?? [])).toEqual(Buffer.from(made.Plaintext ?? []));
		await expect(kms.send(new kmsSdk.DecryptCommand({ CiphertextBlob }))).rejects.toThrow(/ciphertext/);
	});
});

const RAW = [
	'From: Tulia <hello@tulia.example>',
	'To: Ann <ann@example.com>',
	'Subject: =?UTF-8?B?S2FyaWJ1IOKcqA==?=',
	'Message-ID: <own@sender>',
	'Content-Type: text/plain; charset=utf-8',
	'',
	'Hello Ann',
].join('\r\n');

describe('SES', () => {
	const send = (more: object = {}) =>
		kept(new sesSdk.SESClient({ ...cloud.client, maxAttempts: 1 })).send(
			new sesSdk.SendRawEmailCommand({
				RawMessage: { Data: Buffer.from(RAW) },
				ConfigurationSetName: 'letters',
				Tags: [{ Name: 'job', Value: 'j1' }],
				...more,
			}),
		);

	test('keeps the message, tells send and delivery, and a bounce when it is played', async () => {
		const { MessageId } = await send();
		const [mail] = await cloud.console<readonly MailView[]>('mail');
		expect(mail).toMatchObject({
			id: MessageId,
			from: 'hello@tulia.example',
			to: 'ann@example.com',
			tags: { job: 'j1' },
		});
		expect(mail?.subject).toBe('Karibu ✨');
		expect(mail?.text.trim()).toBe('Hello Ann');
		expect(mail?.raw).not.toContain('own@sender');
		await eventually('both events arrived', async () =>
			(await Promise.all(['EVENT#Send', 'EVENT#Delivery'].map(cloud.hasItem))).every(Boolean),
		);
		await cloud.console(`mail/${MessageId}/event`, { type: 'bounce' });
		await eventually('the bounce arrived', () => cloud.hasItem('EVENT#Bounce'));
	});

	test('refuses a sender that is not verified and a configuration set that does not exist', async () => {
		await expect(send({ Source: 'me@elsewhere.example' })).rejects.toBeInstanceOf(sesSdk.MessageRejected);
		await expect(send({ ConfigurationSetName: 'x' })).rejects.toBeInstanceOf(
			sesSdk.ConfigurationSetDoesNotExistException,
		);
	});
});

describe('Scheduler', () => {
	const schedule = (Name: string, at: string, more: object = {}): schedulerSdk.CreateScheduleCommandInput => ({
		Name,
		GroupName: 'reminders',
		ScheduleExpression: `at(${at})`,
		FlexibleTimeWindow: { Mode: 'OFF' },
		ActionAfterCompletion: 'DELETE',
		Target: { Arn: output('QueueArn'), RoleArn: 'arn:aws:iam::000000000000:role/x', Input: Name },
		...more,
	});
	const scheduler = () => kept(new schedulerSdk.SchedulerClient(cloud.client));

	test('fires into the queue when the clock passes the time, and is gone', async () => {
		const client = scheduler();
		const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19);
		await client.send(
			new schedulerSdk.CreateScheduleCommand(schedule('rem-1', at, { ScheduleExpressionTimezone: 'UTC' })),
		);
		expect(await cloud.console('schedules')).toEqual([
			expect.objectContaining({ name: 'rem-1', fireAt: `${at}.000Z`, source: 'api' }),
		]);
		await cloud.console('clock', { advance: 'PT24H' });
		await eventually('the message was handled', () => cloud.hasItem('QUEUE#rem-1'));
		await eventually('the schedule was gone', async () => (await cloud.console<object[]>('schedules')).length === 0);
		await cloud.console('clock', { reset: true });
	});

	test('reads the time in its zone, knows conflicts, missing groups and past times', async () => {
		const client = scheduler();
		const nairobi = schedule('rem-2', '2099-06-01T09:00:00', {
			ScheduleExpressionTimezone: 'Africa/Nairobi',
			ClientToken: 'same',
		});
		await client.send(new schedulerSdk.CreateScheduleCommand(nairobi));
		await client.send(new schedulerSdk.CreateScheduleCommand(nairobi)); // the same token: the same schedule
		const [view] = await cloud.console<readonly { fireAt: string }[]>('schedules');
		expect(view?.fireAt).toBe('2099-06-01T06:00:00.000Z');
		const other = new schedulerSdk.CreateScheduleCommand({ ...nairobi, ClientToken: 'other' });
		await expect(client.send(other)).rejects.toBeInstanceOf(schedulerSdk.ConflictException);
		await expect(
			client.send(new schedulerSdk.CreateScheduleCommand(schedule('rem-3', '2020-01-01T00:00:00'))),
		).rejects.toBeInstanceOf(schedulerSdk.ValidationException);
		await expect(
			client.send(
				new schedulerSdk.CreateScheduleCommand(schedule('rem-4', '2099-01-01T00:00:00', { GroupName: 'none' })),
			),
		).rejects.toBeInstanceOf(schedulerSdk.ResourceNotFoundException);
		const named = { Name: 'rem-2', GroupName: 'reminders' };
		expect((await client.send(new schedulerSdk.GetScheduleCommand(named))).Target?.Input).toBe('rem-2');
		const { Schedules } = await client.send(new schedulerSdk.ListSchedulesCommand({ NamePrefix: 'rem-' }));
		expect(Schedules?.map(({ Name }) => Name)).toEqual(['rem-2']);
		await client.send(new schedulerSdk.DeleteScheduleCommand(named));
		await expect(client.send(new schedulerSdk.DeleteScheduleCommand(named))).rejects.toBeInstanceOf(
			schedulerSdk.ResourceNotFoundException,
		);
	});
});

describe('S3 and the site', () => {
	const put = (Key: string, Body: string | Readable, more: object = {}) =>
		kept(new S3Client(cloud.client)).send(
			new PutObjectCommand({ Bucket: output('SiteBucket'), Key, Body, ContentType: 'text/html', ...more }),
		);

	test('keeps type and cache rules, decodes a stream, lists and deletes', async () => {
		const s3 = kept(new S3Client(cloud.client));
		const Bucket = output('SiteBucket');
		await put('mfe/a b.html', Readable.from([Buffer.from('streamed')]), { ContentLength: 8, CacheControl: 'no-cache' });
		const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'mfe/a b.html' }));
		expect(await got.Body?.transformToString()).toBe('streamed');
		expect(got.CacheControl).toBe('no-cache');
		expect((await s3.send(new HeadObjectCommand({ Bucket, Key: 'mfe/a b.html' }))).ContentLength).toBe(8);
		const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'mfe/' }));
		expect(Contents?.map(({ Key }) => Key)).toEqual(['mfe/a b.html']);
		await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'mfe/a b.html' }] } }));
		await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'mfe/a b.html' }))).rejects.toBeInstanceOf(NoSuchKey);
	});

	test('writes only what is not there when it is asked to', async () => {
		await put('once.html', 'first', { IfNoneMatch: '*' });
		await expect(put('once.html', 'second', { IfNoneMatch: '*' })).rejects.toThrow(/precondition/);
	});

	test('serves pages through the viewer function, with headers, compressed and revalidated', async () => {
		await put('index.html', `<p>${'home '.repeat(400)}</p>`);
		await put('app.html', '<p>app</p>');
		const home = await fetch(`${cloud.origin}/`, { headers: { 'accept-encoding': 'br' } });
		expect(home.headers.get('content-encoding')).toBe('br');
		expect(home.headers.get('x-content-type-options')).toBe('nosniff');
		expect(home.headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
		expect(home.headers.get('x-team')).toBe('tulia');
		expect(await home.text()).toContain('home home');
		const etag = home.headers.get('etag') ?? '';
		expect(etag).toMatch(/^W\//);
		const again = { 'if-none-match': etag, 'accept-encoding': 'br' };
		expect((await fetch(`${cloud.origin}/`, { headers: again })).status).toBe(304);
		expect(await (await fetch(`${cloud.origin}/some/page`)).text()).toBe('<p>app</p>');
		const moved = await fetch(`${cloud.origin}/old`, { redirect: 'manual' });
		expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
		expect((await fetch(`${cloud.origin}/missing.js`)).status).toBe(404);
		expect((await fetch(`${cloud.origin}/`, { method: 'POST' })).status).toBe(403);
	});

	test('serves a replaced page at once', async () => {
		await put('index.html', '<p>new</p>');
		expect(await (await fetch(`${cloud.origin}/`)).text()).toBe('<p>new</p>');
	});
});

describe('Lambda', () => {
	test('answers an invocation, and says when the function failed', async () => {
		const lambda = kept(new LambdaClient(cloud.client));
		const answer = await lambda.send(new InvokeCommand({ FunctionName: 'tiny-worker', Payload: '{"kind":"x"}' }));
		expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toEqual({ echo: { kind: 'x' } });
		const failed = await lambda.send(new InvokeCommand({ FunctionName: 'tiny-api', Payload: '{"routeKey":"none"}' }));
		expect(failed.FunctionError).toBe('Unhandled');
	});
});

describe('SQS', () => {
	const call = async (operation: string, input: object) => {
		const answer = await fetch(cloud.awsEndpoint, {
			method: 'POST',
			headers: {
				'x-amz-target': `AmazonSQS.${operation}`,
				authorization:
					'AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/sqs/aws4_request, SignedHeaders=h, Signature=x',
			},
			body: JSON.stringify(input),
		});
		return answer.json();
	};

	test('hands a message out once per visibility timeout, and to the dead letters after too many receives', async () => {
		const QueueUrl = output('QueueUrl');
		const { MD5OfMessageBody } = await call('SendMessage', { QueueUrl, MessageBody: 'poison' });
		expect(MD5OfMessageBody).toBe(createHash('md5').update('poison').digest('hex'));
		// The worker reports it as failed; the queue's 60 seconds pass by moving the clock.
		const dead = async () =>
			(await call('GetQueueAttributes', { QueueUrl: output('DeadLettersUrl') })).Attributes.ApproximateNumberOfMessages;
		await eventually('it was in the dead letters', async () => {
			await cloud.console('clock', { advance: 'PT61S' });
			return (await dead()) === '1';
		});
		const DeadUrl = output('DeadLettersUrl');
		const { Messages } = await call('ReceiveMessage', { QueueUrl: DeadUrl, WaitTimeSeconds: 1 });
		expect(Messages[0].Body).toBe('poison');
		expect((await call('ReceiveMessage', { QueueUrl: DeadUrl })).Messages).toEqual([]);
		await call('DeleteMessage', { QueueUrl: DeadUrl, ReceiptHandle: Messages[0].ReceiptHandle });
		expect(await dead()).toBe('0');
		await cloud.console('clock', { reset: true });
	});
});

describe('faults', () => {
	afterEach(() => cloud.console('faults', { faults: [] }));
	const key = { PK: { S: 'COUNTER' }, SK: { S: 'X' } };
	const add = () =>
		kept(new DynamoDBClient(cloud.client)).send(
			new UpdateItemCommand({
				TableName: 'tiny',
				Key: key,
				UpdateExpression: 'ADD n :one',
				ExpressionAttributeValues: { ':one': { N: '1' } },
			}),
		);
	const counted = async () =>
		(await kept(new DynamoDBClient(cloud.client)).send(new GetItemCommand({ TableName: 'tiny', Key: key }))).Item?.n?.N;

	test('a lost answer makes the SDK do it again: an ADD counts twice', async () => {
		await cloud.console('faults', {
			faults: [{ service: 'dynamodb', operation: 'UpdateItem', kind: 'drop_after', count: 1 }],
		});
		await add();
		expect(await counted()).toBe('2');
	});

	test('a call that never arrived is done once by the retry', async () => {
		await cloud.console('faults', {
			faults: [{ service: 'dynamodb', operation: 'UpdateItem', kind: 'drop_before', count: 1 }],
		});
		await add();
		expect(await counted()).toBe('3');
	});

	test('an injected error reaches the caller with its name and what belongs to it', async () => {
		const error = {
			code: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
			message: 'conflict',
			extra: { CancellationReasons: [] },
		};
		await cloud.console('faults', { faults: [{ service: 'dynamodb', operation: 'PutItem', kind: 'error', error }] });
		const put = new PutItemCommand({ TableName: 'tiny', Item: { ...key } });
		await expect(kept(new DynamoDBClient(cloud.client)).send(put)).rejects.toThrow('conflict');
	});
});
