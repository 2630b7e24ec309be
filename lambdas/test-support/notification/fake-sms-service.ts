import type { OutgoingSms, SmsOutcome, SmsService } from '../../src/notification/channel/sms/sms-outcome.ts';
import type { SmsEvent } from '../../src/notification/feedback/sms-event.ts';

/**
 * The response of the fake SMS service. `accept_silently`: accepts the message, but the response is lost. `stopped`:
 * the number is on the opt-out list. `spent`: the account's monthly limit is reached.
 */
type SmsPlan = 'accept' | 'refuse' | 'lose' | 'accept_silently' | 'stopped' | 'spent' | 'impossible';

export interface AcceptedSms extends OutgoingSms {
	readonly messageId: string;
	readonly at: Date;
}

export interface FakeSmsService extends SmsService {
	readonly accepted: readonly AcceptedSms[];
	/** Every call, with any outcome. */
	readonly calls: readonly OutgoingSms[];
	/** Decides the response to the next calls. */
	plan(next: (sms: OutgoingSms) => SmsPlan): void;
}

/** A fake SMS service that stores what it accepted, and fails as planned. */
export function fakeSmsService(now: () => Date): FakeSmsService {
	const accepted: AcceptedSms[] = [];
	const calls: OutgoingSms[] = [];
	let deliveryStatusOf: (sms: OutgoingSms) => SmsPlan = () => 'accept';
	const accept = (sms: OutgoingSms): string => {
		const messageId = `sms-${accepted.length + 1}`;
		accepted.push({ ...sms, messageId, at: now() });
		return messageId;
	};
	const answer: Record<SmsPlan, (sms: OutgoingSms) => SmsOutcome> = {
		accept: (sms) => ({ kind: 'accepted', messageId: accept(sms) }),
		refuse: () => ({ kind: 'refused', reason: 'ThrottlingException' }),
		lose: () => ({ kind: 'unknown', reason: 'TimeoutError' }),
		stopped: () => ({ kind: 'stopped' }),
		spent: () => ({ kind: 'spent' }),
		impossible: () => ({ kind: 'impossible', reason: 'DESTINATION_COUNTRY_BLOCKED' }),
		accept_silently(sms) {
			accept(sms);
			return { kind: 'unknown', reason: 'TimeoutError' };
		},
	};
	return {
		accepted,
		calls,
		plan(next) {
			deliveryStatusOf = next;
		},
		async send(sms) {
			calls.push(sms);
			return answer[deliveryStatusOf(sms)](sms);
		},
	};
}

export const smsEventOf = (
	{ messageId, tags, to, at }: AcceptedSms,
	progress: SmsEvent['progress'] = 'sent',
	reason?: string,
): SmsEvent => ({
	progress,
	at: at.toISOString(),
	messageId,
	...tags,
	to,
	isNoNumber: reason === 'TEXT_INVALID',
	...(reason === undefined ? {} : { reason }),
});
