import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESClient } from '@aws-sdk/client-ses';
import { sesMail } from '../channel/mail/mail.gateway.ts';
import type { OutgoingMail } from '../channel/mail/send-outcome.ts';
import type { ReminderSchedule } from './reminder-schedule.ts';
import { schedulerService } from './schedule.gateway.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A local stand-in for the endpoints of AWS, behind the real SDK. */
let answer: Answer;
const requests: { readonly url: string; readonly method: string; readonly body: string }[] = [];
const server = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const body = Buffer.concat(chunks).toString('utf8');
	requests.push({ url: request.url ?? '', method: request.method ?? '', body });
	answer(request, response, body);
});

let endpoint: string;
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const region = 'af-south-1';

beforeAll(async () => {
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	requests.length = 0;
});

const respond =
	(status: number, body: string, headers: Record<string, string> = {}): Answer =>
	(_request, response) => {
		response.writeHead(status, headers).end(body);
	};

describe('the mail service', () => {
	const mail: OutgoingMail = {
		from: 'appointments@tulia.example',
		to: 'wairimu@mail.example',
		raw: Buffer.from('Subject: x\r\n\r\nbody'),
		tags: { kind: 'confirmation', ref: '01A', version: 1, attempt: 2, jobId: '01J' },
		ignoresSuppression: false,
	};
	const send = () =>
		sesMail(new SESClient({ endpoint, region, credentials, maxAttempts: 1 }), {
			usual: 'letters',
			toLifted: 'lifted',
		}).send(mail);
	const error = (code: string) =>
		`<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`;
	// The first call loads parts of the SDK; the product allows three seconds a call.
	beforeAll(async () => {
		answer = respond(400, error('Throttling'), { 'content-type': 'text/xml' });
		await send();
	});

	test('the mail service gets the raw message, one recipient, the tags and the configuration set', async () => {
		answer = respond(
			200,
			'<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>ses-1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
			{ 'content-type': 'text/xml' },
		);
		expect(await send()).toEqual({ kind: 'accepted', messageId: 'ses-1' });
		const form = new URLSearchParams(requests[0]?.body);
		expect(Object.fromEntries(form)).toMatchObject({
			Action: 'SendRawEmail',
			Source: mail.from,
			'Destinations.member.1': mail.to,
			ConfigurationSetName: 'letters',
			'Tags.member.1.Name': 'kind',
			'Tags.member.1.Value': 'confirmation',
			'Tags.member.4.Name': 'attempt',
			'Tags.member.4.Value': '2',
		});
		expect(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString()).toBe('Subject: x\r\n\r\nbody');
	});

	test.each(['Throttling', 'MessageRejected', 'AccessDenied'])(
		'the mail service that responds %s has refused, and is called once',
		async (code) => {
			answer = respond(400, error(code), { 'content-type': 'text/xml' });
			expect(await send()).toEqual({ kind: 'refused', reason: code });
			expect(requests).toHaveLength(1);
		},
	);

	test('the mail service that fails with 500 may have taken the mail, and is called once', async () => {
		answer = respond(500, error('InternalFailure'), { 'content-type': 'text/xml' });
		expect(await send()).toMatchObject({ kind: 'unknown' });
		expect(requests).toHaveLength(1);
	});

	test('the mail service that closes the connection after reading may have taken the mail', async () => {
		answer = (request) => request.socket.destroy();
		expect(await send()).toMatchObject({ kind: 'unknown' });
	});

	test('the mail service that does not answer times out, and may have taken the mail', async () => {
		answer = () => undefined;
		expect(await send()).toMatchObject({ kind: 'unknown' });
	});
});

describe('the scheduler', () => {
	const schedule: ReminderSchedule = {
		name: 'rem-01A-v1',
		at: '2026-11-18T07:30:00.000Z',
		message: '{"kind":"reminder"}',
	};
	const create = () =>
		schedulerService(new SchedulerClient({ endpoint, region, credentials, maxAttempts: 1 }), {
			group: 'reminders',
			queueArn: 'arn:aws:sqs:af-south-1:000000000000:reminders',
			roleArn: 'arn:aws:iam::000000000000:role/scheduler',
			deadLetterArn: 'arn:aws:sqs:af-south-1:000000000000:dead',
		}).create(schedule);
	const json = { 'content-type': 'application/json' };

	test('the scheduler gets a one-time schedule in UTC that deletes itself', async () => {
		answer = respond(
			200,
			'{"ScheduleArn":"arn:aws:scheduler:af-south-1:000000000000:schedule/reminders/rem-01A-v1"}',
			json,
		);
		expect(await create()).toBe('created');
		expect(requests[0]).toMatchObject({ method: 'POST', url: '/schedules/rem-01A-v1' });
		expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
			ClientToken: 'rem-01A-v1',
			GroupName: 'reminders',
			ScheduleExpression: 'at(2026-11-18T07:30:00)',
			ScheduleExpressionTimezone: 'UTC',
			FlexibleTimeWindow: { Mode: 'OFF' },
			ActionAfterCompletion: 'DELETE',
			Target: {
				Arn: 'arn:aws:sqs:af-south-1:000000000000:reminders',
				RoleArn: 'arn:aws:iam::000000000000:role/scheduler',
				Input: '{"kind":"reminder"}',
				DeadLetterConfig: { Arn: 'arn:aws:sqs:af-south-1:000000000000:dead' },
				RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 10 },
			},
		});
	});

	test.each([
		['ConflictException', 409, 'exists'],
		['ValidationException', 400, 'past'],
	])('the scheduler that responds %s (%i) means it %s', async (name, status, outcome) => {
		answer = respond(status, '{"Message":"no"}', { ...json, 'x-amzn-errortype': name });
		expect(await create()).toBe(outcome);
	});

	test('the scheduler that fails throws, so that the job is retried', async () => {
		answer = respond(500, '{"Message":"no"}', { ...json, 'x-amzn-errortype': 'InternalServerException' });
		await expect(create()).rejects.toMatchObject({ name: 'InternalServerException' });
	});
});
