import * as sesSdk from '@aws-sdk/client-ses';
import type { MailView } from '../../console/mail-view.ts';
import { eventually, type FixtureCloud, startFixtureCloud } from '../../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

const RAW = [
	'From: Shop <hello@shop.example>',
	'To: Ann <ann@example.com>',
	'Subject: =?UTF-8?B?S2FyaWJ1IOKcqA==?=',
	'Message-ID: <own@sender>',
	'Content-Type: text/plain; charset=utf-8',
	'',
	'Hello Ann',
].join('\r\n');

describe('SES', () => {
	const send = (more: object = {}) =>
		cloud.kept(new sesSdk.SESClient({ ...cloud.client, maxAttempts: 1 })).send(
			new sesSdk.SendRawEmailCommand({
				RawMessage: { Data: Buffer.from(RAW) },
				ConfigurationSetName: 'letters',
				Tags: [{ Name: 'job', Value: 'j1' }],
				...more,
			}),
		);

	test('a mail is stored, its send and delivery are published, and a bounce is published on request', async () => {
		const { MessageId } = await send();
		const [mail] = await cloud.console<readonly MailView[]>('mail');
		expect(mail).toMatchObject({
			id: MessageId,
			from: 'hello@shop.example',
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

	test('an unverified sender and an unknown configuration set are refused', async () => {
		await expect(send({ Source: 'me@elsewhere.example' })).rejects.toBeInstanceOf(sesSdk.MessageRejected);
		await expect(send({ ConfigurationSetName: 'x' })).rejects.toBeInstanceOf(
			sesSdk.ConfigurationSetDoesNotExistException,
		);
	});
});
