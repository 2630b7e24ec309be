import { MINUTE } from '@tulia/centre/durations';
import type { Job } from '../../../outbox/job.ts';
import { type MailKind, mailFacts } from '../../../outbox/notices.ts';
import type { JobResult } from '../../job/job-result.ts';
import type { Letter, MailingCentre, PrintedLetter } from './letter.ts';
import type { SendOutcome } from './send-outcome.ts';

/**
 * A mail that is not sent. `suppressed`: the address takes no mail. `untold`: there is no address. `held_back`: the
 * daily limit of the address is reached. `impossible`: no retry will ever succeed.
 */
export type Unsendable =
	| { readonly kind: 'suppressed' }
	| { readonly kind: 'untold' }
	| { readonly kind: 'held_back' }
	| { readonly kind: 'impossible'; readonly reason: string };

/** The outcome of one attempt at a mail: that of the mail service, or the reason why it was not called. */
export type Delivery = SendOutcome | Unsendable;

/** An attached iCalendar file. The mail has to repeat the method, or mail programs ignore the file. */
export interface CalendarFile {
	readonly method: 'PUBLISH' | 'CANCEL';
	readonly content: string;
}

/** Recipient and content of a mail, before it is a MIME message. */
export interface LetterDraft {
	readonly kind: 'draft';
	readonly to: string;
	readonly letter: Letter | PrintedLetter;
	readonly calendar?: CalendarFile;
	/** Sends although the address is on the mail service's suppression list. */
	readonly ignoresSuppression?: boolean;
	/** One-click unsubscribe (RFC 8058). */
	readonly unsubscribeUrl?: string;
}

/** One attempt at a mail. */
export interface MailOrder {
	readonly kind: MailKind;
	/** The id and the version of what the mail is about; its events carry both. */
	readonly ref: string;
	readonly version: number;
	readonly attempt: number;
	/** Absent for reminders, whose state is on the appointment. */
	readonly jobId?: string;
	/** Epoch milliseconds at which the lease ends; the mail service must have answered before. */
	readonly lease: number;
}

export const orderOf = ({ id, ref, refVersion, attempts, lease }: Job, kind: MailKind): MailOrder => ({
	...{ kind, ref, version: refVersion, attempt: attempts, jobId: id, lease },
});

/**
 * Backoff of a mail when the quota is spent, in milliseconds. The quota covers the last 24 hours and is regained little
 * by little: mails with priority retry sooner and use it first.
 */
export const quotaPauseOf = (kind: MailKind): number => (mailFacts(kind).priority ? 10 : 60) * MINUTE;

/** The reason when the service is not called because the lease is about to end. */
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
/** Whether the mail will never leave, so that the notice may go by SMS. */
export const isUnsendable = ({ kind }: Delivery): boolean => UNSENDABLE[kind];

/** What the outcome of a mail means for its job. */
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

/** Finds the recipient and writes the letter. Throws only before anything was sent. */
export type WriteLetter = (centre: MailingCentre) => Promise<LetterDraft | Unsendable>;
