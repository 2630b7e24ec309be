import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import { smsService } from './sms.gateway.ts';

const settings = { origin: 'TULIAHSE', configurationSet: 'texts', maxPrice: '0.25' };
const sms = {
	to: '+254712345678' as PhoneNumber,
	text: 'Reminder: Thu 19 Nov, 10:30 AM.',
	validSeconds: 600,
	tags: { kind: 'reminder', ref: 'A1', version: 1, attempt: 2, jobId: 'rem-A1-v1-sms' },
} as const;

/** A client that answers, or throws. */
async function sendWith(answer: () => object) {
	const client = new PinpointSMSVoiceV2Client({
		region: 'af-south-1',
		credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
	});
	const sent: object[] = [];
	client.send = async (command: { readonly input: object }) => {
		sent.push(command.input);
		return answer();
	};
	return { outcome: await smsService(client, settings).send(sms), sent };
}

const failing = (name: string, httpStatusCode: number, Reason?: string) => () => {
	throw Object.assign(new Error('no'), { name, $metadata: { httpStatusCode }, ...(Reason ? { Reason } : {}) });
};

test('an SMS carries its sender, maximum price, validity and tags', async () => {
	const { outcome, sent } = await sendWith(() => ({ MessageId: 'm-1' }));
	expect(outcome).toEqual({ kind: 'accepted', messageId: 'm-1' });
	expect(sent).toEqual([
		{
			DestinationPhoneNumber: '+254712345678',
			OriginationIdentity: 'TULIAHSE',
			ConfigurationSetName: 'texts',
			MessageType: 'TRANSACTIONAL',
			MessageBody: 'Reminder: Thu 19 Nov, 10:30 AM.',
			MaxPrice: '0.25',
			TimeToLive: 600,
			Context: { kind: 'reminder', ref: 'A1', version: '1', attempt: '2', jobId: 'rem-A1-v1-sms' },
		},
	]);
});

test.each([
	['the number opted out', failing('ConflictException', 400, 'DESTINATION_PHONE_NUMBER_OPTED_OUT'), 'stopped'],
	[
		'the monthly spend limit is reached',
		failing('ServiceQuotaExceededException', 402, 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT'),
		'spent',
	],
	['the price is above the maximum', failing('ValidationException', 400, 'PRICE_OVER_THRESHOLD'), 'impossible'],
	['the country is not served', failing('ValidationException', 400, 'DESTINATION_COUNTRY_BLOCKED'), 'impossible'],
	['the sender is not registered yet', failing('ValidationException', 400, 'SENDER_ID_NOT_REGISTERED'), 'refused'],
	['the request is throttled', failing('ThrottlingException', 400), 'refused'],
	['the service fails', failing('InternalServerException', 500), 'unknown'],
	['the request times out', failing('TimeoutError', 0), 'unknown'],
	['the response has no message id', () => ({}), 'unknown'],
])('the gateway maps the response to its outcome when %s', async (_when, answer, kind) => {
	expect((await sendWith(answer)).outcome.kind).toBe(kind);
});
