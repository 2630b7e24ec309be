import type { SmsKind } from '../../../outbox/notices.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import type { SendOutcome } from '../mail/send-outcome.ts';

/** Names on an SMS by which its events are found again. No personal data: the service stores and repeats them. */
export interface SmsTags {
	readonly kind: SmsKind;
	/** What it is about: the id of an appointment, or of whatever asked for a code. */
	readonly ref: string;
	/** Of that. */
	readonly version: number;
	readonly attempt: number;
	readonly jobId: string;
}

export interface OutgoingSms {
	readonly to: PhoneNumber;
	readonly text: string;
	/** For how long it is worth something, in seconds. */
	readonly validSeconds: number;
	readonly tags: SmsTags;
}

/**
 * Besides what is said of mails (`SendOutcome`): `stopped`: the number is on the service's list of those that opted out. `spent`: the
 * account's own limit of the month is reached. `impossible`: no repeat will ever succeed.
 */
export type SmsOutcome =
	| SendOutcome
	| { readonly kind: 'stopped' }
	| { readonly kind: 'spent' }
	| { readonly kind: 'impossible'; readonly reason: string };

/** The SMS service. It answers every call, within `SEND_TIMEOUT_MS`, and never throws. */
export interface SmsService {
	send(sms: OutgoingSms): Promise<SmsOutcome>;
}
