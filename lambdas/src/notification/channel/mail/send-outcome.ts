import type { MailKind } from '../../../outbox/notices.ts';

/** How long one call to the mail service may take, in milliseconds. */
export const SEND_TIMEOUT_MS = 3000;

/** Clocks of two functions differ by at most this much (promise N3). */
export const CLOCK_SKEW_MS = 1000;

/** Names on the mail by which its events are found again. Values are ASCII letters, digits, `_` and `-` (a rule of SES). */
export interface MailTags {
	readonly kind: MailKind;
	/** What the mail is about: the id of an appointment, a question, a message, a subscription, or an hour. */
	readonly ref: string;
	/** Of that. */
	readonly version: number;
	readonly attempt: number;
	/** Absent for reminders, whose state is on the appointment. */
	readonly jobId?: string;
}

export interface OutgoingMail {
	readonly from: string;
	readonly to: string;
	/** The MIME message. */
	readonly raw: Uint8Array;
	readonly tags: MailTags;
	/** Goes out although the mail service keeps the address on its list of those that take no mail. */
	readonly ignoresSuppression: boolean;
}

/**
 * `refused`: the mail service certainly did not take it, so a repeat is safe; `pauseMs` says when it makes sense, where that is known. `unknown`: it may have, so a repeat must
 * wait for its event (promise N3).
 */
export type SendOutcome =
	| { readonly kind: 'accepted'; readonly messageId: string }
	| { readonly kind: 'refused'; readonly reason: string; readonly pauseMs?: number }
	| { readonly kind: 'unknown'; readonly reason: string };

/** The mail service. It answers every call, within `SEND_TIMEOUT_MS`, and never throws. */
export interface MailService {
	send(mail: OutgoingMail): Promise<SendOutcome>;
	/** How much of the quota of the last 24 hours is used, from 0 to 1; undefined when the service does not tell. */
	quotaUsed(): Promise<number | undefined>;
}

/** The connection was never made, so nothing was handed over. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'CredentialsProviderError']);

/** The reason of a refusal because the quota of 24 hours is spent. */
export const QUOTA_SPENT = 'DailyQuotaExceeded';

/** SES names both the rate a second and the quota a day `Throttling`; only its message tells them apart. */
const isQuotaSpent = ({ name, message }: Error): boolean =>
	/Throttling|LimitExceeded/.test(name) && /daily (?:message|sending) quota exceeded/i.test(message);

/** Whether a refusal is one that somebody must look into: the quota comes back, a rate passes, a connection is made again. */
export const isLasting = (reason: string): boolean =>
	reason !== QUOTA_SPENT && !NEVER_SENT.has(reason) && !/Throttling|LimitExceeded|TooManyRequests/.test(reason);

/** What an exception of the call says about whether the mail was taken: only an answer of 4xx, or no connection, is a clear no. */
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
