import type { MailKind } from '../../../outbox/notices.ts';

/** Timeout of one call to the mail or SMS service, in milliseconds. */
export const SEND_TIMEOUT_MS = 3000;

/** The largest difference between the clocks of two functions (promise N3). */
const CLOCK_SKEW_MS = 1000;

/** A lease that might end during the call is given back unused, so that no second worker claims the job meanwhile. */
export const endsDuringCall = (lease: number, now: Date): boolean =>
	now.getTime() + SEND_TIMEOUT_MS + CLOCK_SKEW_MS > lease;

/** Tags of a mail, which its events repeat. Values are ASCII letters, digits, `_` and `-` (a rule of SES). */
export interface MailTags {
	readonly kind: MailKind;
	/** What the mail is about: the id of an appointment, a question, a message, a subscription, or an hour. */
	readonly ref: string;
	/** The version of `ref`. */
	readonly version: number;
	readonly attempt: number;
	/** Absent for reminders, whose state is on the appointment. */
	readonly jobId?: string;
}

export interface OutgoingMail {
	readonly from: string;
	readonly to: string;
	/** A MIME message. */
	readonly raw: Uint8Array;
	readonly tags: MailTags;
	/** Sends although the address is on the mail service's suppression list. */
	readonly ignoresSuppression: boolean;
}

/**
 * `refused`: the service certainly did not take it, so a retry is safe, after `pauseMs` where that is known. `unknown`:
 * it may have, so a retry must wait for its event (promise N3).
 */
export type SendOutcome =
	| { readonly kind: 'accepted'; readonly messageId: string }
	| { readonly kind: 'refused'; readonly reason: string; readonly pauseMs?: number }
	| { readonly kind: 'unknown'; readonly reason: string };

/** The mail service. Answers within `SEND_TIMEOUT_MS` and never throws. */
export interface MailService {
	send(mail: OutgoingMail): Promise<SendOutcome>;
	/** The used part of the quota of the last 24 hours, from 0 to 1; undefined when the service does not report it. */
	quotaUsed(): Promise<number | undefined>;
}

/** Codes of a connection that was never made. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'CredentialsProviderError']);

/** The reason of a refusal because the quota of 24 hours is spent. */
export const QUOTA_SPENT = 'DailyQuotaExceeded';

/** SES calls both its rate per second and its daily quota `Throttling`; the message tells them apart. */
const isQuotaSpent = ({ name, message }: Error): boolean =>
	/Throttling|LimitExceeded/.test(name) && /daily (?:message|sending) quota exceeded/i.test(message);

/** Whether the refusal is permanent, unlike a spent quota, a rate limit or a lost connection. */
export const isLasting = (reason: string): boolean =>
	reason !== QUOTA_SPENT && !NEVER_SENT.has(reason) && !/Throttling|LimitExceeded|TooManyRequests/.test(reason);

/** Only a response of 4xx, or no connection at all, proves that the mail was not taken. */
export function outcomeOf(error: unknown): SendOutcome {
	if (!(error instanceof Error)) return { kind: 'unknown', reason: 'UnknownError' };
	const reason = isQuotaSpent(error) ? QUOTA_SPENT : (codeOf(error) ?? error.name);
	const status = statusOf(error);
	const refused = (status >= 400 && status < 500) || NEVER_SENT.has(reason);
	return { kind: refused ? 'refused' : 'unknown', reason };
}

const codeOf = (error: Error): string | undefined =>
	'code' in error && typeof error.code === 'string' ? error.code : undefined;

function statusOf(error: Error): number {
	if (!('$metadata' in error) || typeof error.$metadata !== 'object' || !error.$metadata) return 0;
	const status = 'httpStatusCode' in error.$metadata ? error.$metadata.httpStatusCode : undefined;
	return typeof status === 'number' ? status : 0;
}
