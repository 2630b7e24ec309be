import { type PhoneNumber, phoneNumber } from '../../platform/phone-number.ts';

/** What somebody answered to our number: no more of these, or again. */
export interface InboundSms {
	readonly from: PhoneNumber;
	readonly wish: 'stop' | 'start';
}

const WISHES: Readonly<Record<string, InboundSms['wish']>> = {
	STOP: 'stop',
	STOPALL: 'stop',
	UNSUBSCRIBE: 'stop',
	CANCEL: 'stop',
	END: 'stop',
	QUIT: 'stop',
	ACHA: 'stop',
	SIMAMA: 'stop',
	START: 'start',
	UNSTOP: 'start',
	ANZA: 'start',
};

/**
 * Reads a message that came to our number, as SNS carries it (AWS End User Messaging, two-way SMS). The first word counts, in any case
 * and with whatever follows it; undefined for anything else that people write. Throws on a text that is no such message at all.
 */
export function readInboundSms(message: string): InboundSms | undefined {
	const sms: unknown = JSON.parse(message);
	if (!isInbound(sms)) return undefined;
	const from = phoneNumber(sms.originationNumber);
	const [first = ''] = sms.messageBody
		.trim()
		.toUpperCase()
		.split(/[^\p{L}]+/u);
	const wish = WISHES[first];
	return from && wish ? { from, wish } : undefined;
}

/** Whether it is a message of two-way SMS, and no event of a message of ours. */
export const isInbound = (
	value: unknown,
): value is { readonly originationNumber: string; readonly messageBody: string } =>
	typeof value === 'object' &&
	value !== null &&
	'originationNumber' in value &&
	typeof value.originationNumber === 'string' &&
	'messageBody' in value &&
	typeof value.messageBody === 'string';
