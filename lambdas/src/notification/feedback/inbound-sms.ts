import { type PhoneNumber, phoneNumber } from '../../platform/phone-number.ts';

/** A reply by SMS: opt out, or opt in again. */
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
 * Reads a reply to our number from an SNS message (AWS End User Messaging, two-way SMS). The first word counts, in any
 * case. Undefined for any other text. Throws on invalid JSON.
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

/** Whether the message is a reply, and no delivery event. */
export const isInbound = (
	value: unknown,
): value is { readonly originationNumber: string; readonly messageBody: string } =>
	typeof value === 'object' &&
	value !== null &&
	'originationNumber' in value &&
	typeof value.originationNumber === 'string' &&
	'messageBody' in value &&
	typeof value.messageBody === 'string';
