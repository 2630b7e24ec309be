import { readInboundSms } from './inbound-sms.ts';
import { readSmsEvent } from './sms-event.ts';

/** An event as the service documents it. */
const event = (given: object = {}): string =>
	JSON.stringify({
		eventType: 'TEXT_DELIVERED',
		eventVersion: '1.0',
		eventTimestamp: 1795069800000,
		isFinal: true,
		originationPhoneNumber: 'TULIAHSE',
		destinationPhoneNumber: '+254712345678',
		isoCountryCode: 'KE',
		messageId: '862a8790-60c0-4430-9b2b-658bdexample',
		messageRequestTimestamp: 1795069799000,
		messageEncoding: 'GSM',
		messageType: 'TRANSACTIONAL',
		messageStatus: 'DELIVERED',
		messageStatusDescription: 'Message has been accepted by phone',
		context: { kind: 'reminder', ref: 'A1', version: '2', attempt: '1', jobId: 'rem-A1-v2-sms' },
		totalMessageParts: 1,
		totalMessagePrice: 0.1,
		totalCarrierFee: 0,
		...given,
	});

test('an event of an SMS is read with the kind and the job of its notice', () => {
	expect(readSmsEvent(event())).toEqual({
		progress: 'delivered',
		at: new Date(1795069800000).toISOString(),
		messageId: '862a8790-60c0-4430-9b2b-658bdexample',
		...{ kind: 'reminder', ref: 'A1', version: 2, attempt: 1, jobId: 'rem-A1-v2-sms' },
		to: '+254712345678',
		isNoNumber: false,
	});
});

test.each([
	['TEXT_QUEUED', false, 'sent', undefined],
	['TEXT_PENDING', false, 'sent', undefined],
	['TEXT_SUCCESSFUL', true, 'sent', undefined],
	['TEXT_UNKNOWN', true, 'sent', undefined],
	['TEXT_DELIVERED', true, 'delivered', undefined],
	['TEXT_UNREACHABLE', true, 'unreachable', 'TEXT_UNREACHABLE'],
	['TEXT_UNREACHABLE', false, 'sent', undefined],
	['TEXT_TTL_EXPIRED', true, 'unreachable', 'TEXT_TTL_EXPIRED'],
	['TEXT_BLOCKED', true, 'undelivered', 'TEXT_BLOCKED'],
	['TEXT_INVALID', true, 'undelivered', 'TEXT_INVALID'],
] as const)('an event %s (final: %s) means that the SMS is %s', (eventType, isFinal, progress, reason) => {
	const read = readSmsEvent(event({ eventType, isFinal }));
	expect(read).toMatchObject({ progress, isNoNumber: eventType === 'TEXT_INVALID' });
	expect(read?.reason).toBe(reason);
});

test.each([
	['of another sort', { eventType: 'VOICE_COMPLETED' }],
	['without our context', { context: undefined }],
	['of another sender', { context: { campaign: 'x' } }],
	['without a name', { messageId: undefined }],
])('an event %s is ignored', (_what, given) => {
	expect(readSmsEvent(event(given))).toBeUndefined();
});

const inbound = (messageBody: string, originationNumber = '+254712345678') =>
	readInboundSms(
		JSON.stringify({
			originationNumber,
			destinationNumber: '+254709000100',
			messageKeyword: 'KEYWORD',
			messageBody,
			inboundMessageId: 'cae173d2-66b9-564c-8309-21f858e9fb84',
		}),
	)?.wish;

test.each([
	['STOP', 'stop'],
	['stop', 'stop'],
	[' Stop. ', 'stop'],
	['Stop please', 'stop'],
	['ACHA', 'stop'],
	['acha!', 'stop'],
	['START', 'start'],
	['start', 'start'],
	['Anza', 'start'],
	['Please stop', undefined],
	['Asante', undefined],
	['', undefined],
])('a reply %j is read as %s', (said, wish) => {
	expect(inbound(said)).toBe(wish);
});

test('a reply from a sender without a telephone number is ignored', () => {
	expect(inbound('STOP', 'TULIAHSE')).toBeUndefined();
});
