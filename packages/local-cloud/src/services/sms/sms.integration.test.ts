import { eventually, type FixtureCloud, startFixtureCloud } from '../../testing/fixture-cloud.ts';
import type { StoredSms } from './stored-sms.ts';

const PHONE = '+254712345678';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

/** As the SDK sends it. */
async function send(more: object = {}): Promise<{ readonly status: number; readonly answer: Record<string, unknown> }> {
	const response = await fetch(cloud.awsEndpoint, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': 'PinpointSMSVoiceV2.SendTextMessage',
			authorization: 'AWS4-HMAC-SHA256 Credential=local/20261123/af-south-1/sms-voice/aws4_request, Signature=0',
		},
		body: JSON.stringify({
			DestinationPhoneNumber: PHONE,
			OriginationIdentity: 'SHOP',
			MessageBody: 'Hello Ann',
			ConfigurationSetName: 'texts',
			Context: { job: 'j1' },
			...more,
		}),
	});
	return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('a text message is stored, its events are published, and another delivery status is published on request', async () => {
	const { answer } = await send();
	const [sms] = await cloud.console<readonly StoredSms[]>('sms');
	expect(sms).toMatchObject({
		id: answer.MessageId,
		from: 'SHOP',
		to: PHONE,
		text: 'Hello Ann',
		context: { job: 'j1' },
	});
	await eventually('both events arrived', async () =>
		(await Promise.all(['EVENT#TEXT_PENDING', 'EVENT#TEXT_DELIVERED'].map(cloud.hasItem))).every(Boolean),
	);
	await cloud.console(`sms/${answer.MessageId}/event`, { type: 'TEXT_UNREACHABLE' });
	await eventually('the other delivery status arrived', () => cloud.hasItem('EVENT#TEXT_UNREACHABLE'));
	const page = await (await fetch(`${cloud.origin}/__local/sms`)).text();
	expect(page).toContain('Hello Ann');
	expect(page).toContain('TEXT_UNREACHABLE');
});

test('a reply is published, too', async () => {
	await cloud.console('sms-answers', { from: PHONE, text: 'STOP' });
	await eventually('the answer arrived', () => cloud.hasItem('EVENT#undefined'));
});

test('a number that opted out, and a reached limit, refuse with the reason', async () => {
	await cloud.console('sms-refusals', { what: PHONE, refused: true });
	expect(await send()).toMatchObject({
		status: 400,
		answer: { __type: 'ConflictException', Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT' },
	});
	await cloud.console('sms-refusals', { what: PHONE, refused: false });
	await cloud.console('sms-refusals', { what: 'spend', refused: true });
	expect(await send()).toMatchObject({
		answer: { __type: 'ServiceQuotaExceededException', Reason: 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT' },
	});
	await cloud.console('sms-refusals', { what: 'spend', refused: false });
	expect((await send()).status).toBe(200);
	await eventually('its events are out', async () =>
		(await cloud.console<readonly StoredSms[]>('sms')).every(({ untold }) => untold.length === 0),
	);
});

test('an invalid number and an unknown configuration set are refused', async () => {
	expect((await send({ DestinationPhoneNumber: '0712' })).answer.__type).toBe('ValidationException');
	expect((await send({ ConfigurationSetName: 'x' })).answer.__type).toBe('ResourceNotFoundException');
});
