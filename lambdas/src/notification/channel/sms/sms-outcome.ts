import type { SmsKind } from '../../../outbox/notices.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import type { SendOutcome } from '../mail/send-outcome.ts';

/** Tags of an SMS, which its events repeat. No personal data: the service stores them. */
export interface SmsTags {
	readonly kind: SmsKind;
	/** The id of what the SMS is about: an appointment, an order, an entry of the waiting list, an account. */
	readonly ref: string;
	/** The version of `ref`. */
	readonly version: number;
	readonly attempt: number;
	readonly jobId: string;
}

export interface OutgoingSms {
	readonly to: PhoneNumber;
	readonly text: string;
	/** Seconds after which the service stops trying to deliver. */
	readonly validSeconds: number;
	readonly tags: SmsTags;
}

/**
 * In addition to `SendOutcome`: `stopped`: the number is on the service's opt-out list. `spent`: the account's monthly
 * limit is reached. `impossible`: no retry will ever succeed.
 */
export type SmsOutcome =
	| SendOutcome
	| { readonly kind: 'stopped' }
	| { readonly kind: 'spent' }
	| { readonly kind: 'impossible'; readonly reason: string };

/** The SMS service. Answers within `SEND_TIMEOUT_MS` and never throws. */
export interface SmsService {
	send(sms: OutgoingSms): Promise<SmsOutcome>;
}
