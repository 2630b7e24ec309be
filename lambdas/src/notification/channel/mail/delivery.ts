import type { Job } from '../../../outbox/job.ts';
import { type MailKind, mailFacts } from '../../../outbox/notices.ts';
import type { JobResult } from '../../job/job-result.ts';
import type { Letter, MailingCentre, PrintedLetter } from './letter.ts';
import type { SendOutcome } from './send-outcome.ts';

/**
 * A mail that is not to be sent: the address is known to take none, there is no address, its budget is spent, or no retry will ever
 * succeed.
 */
export type Unsendable =
	| { readonly kind: 'suppressed' }
	| { readonly kind: 'untold' }
	| { readonly kind: 'held_back' }
	| { readonly kind: 'impossible'; readonly reason: string };

/** What came of one attempt to write to somebody: the mail service's own outcomes, or none at all. */
export type Delivery = SendOutcome | Unsendable;

/** An iCalendar file to enclose. The mail repeats its method, or mail programs would not act on it. */
export interface CalendarFile {
	readonly method: 'PUBLISH' | 'CANCEL';
	readonly content: string;
}

/** A mail before it is one: whom it goes to and what it says. */
export interface LetterDraft {
	readonly kind: 'draft';
	readonly to: string;
	readonly letter: Letter | PrintedLetter;
	readonly calendar?: CalendarFile;
	/** Goes out although the mail service keeps the address on its list of those that take no mail. */
	readonly ignoresSuppression?: boolean;
	/** Where one click ends mails of this kind (RFC 8058). */
	readonly unsubscribeUrl?: string;
}

/** One attempt at a mail. */
export interface MailOrder {
	readonly kind: MailKind;
	/** What it is about, and at which version: its events name both. */
	readonly ref: string;
	readonly version: number;
	readonly attempt: number;
	/** Absent for reminders, whose state is on the appointment. */
	readonly jobId?: string;
	/** Epoch milliseconds at which the lease ends; the mail service must have answered before. */
	readonly lease: number;
}

/** The order of a job's current attempt. */
export const orderOf = ({ id, ref, refVersion, attempts, lease }: Job, kind: MailKind): MailOrder => ({
	...{ kind, ref, version: refVersion, attempt: attempts, jobId: id, lease },
});

const MINUTE = 60_000;
/**
 * Backoff of a mail when the quota is spent, in milliseconds. The quota is that of the last 24 hours, so it comes back little by little: mails with
 * priority retry sooner and take what came back.
 */
export const quotaPauseOf = (kind: MailKind): number => (mailFacts(kind).priority ? 10 : 60) * MINUTE;

/** The reason of a refusal because a claim had nearly run out before the mail could be handed over. */
export const TOO_SLOW = 'TooSlow';

const UNSENDABLE: Readonly<Record<Delivery['kind'], boolean>> = {
	suppressed: true,
	untold: true,
	held_back: true,
	impossible: true,
	accepted: false,
	refused: false,
	unknown: false,
};
/** Whether the mail will never leave, so that an SMS may tell the same. */
export const isUnsendable = ({ kind }: Delivery): boolean => UNSENDABLE[kind];

/** What one attempt to send the mail of a job means for the job. */
export function resultOf(delivery: Delivery): JobResult {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'suppressed':
		case 'untold':
		case 'held_back':
			return { kind: 'finished', state: delivery.kind };
		case 'impossible':
			return { kind: 'finished', state: 'dead', reason: delivery.reason };
		case 'refused':
			return { ...delivery, kind: 'retry' };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
	}
}

/** Finds whom a mail goes to and says what is in it. What it throws means that nothing has left. */
export type WriteLetter = (centre: MailingCentre) => Promise<LetterDraft | Unsendable>;
