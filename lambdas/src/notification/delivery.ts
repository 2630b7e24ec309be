import type { MailKind } from './mail-state.ts';
import type { NotifiedAppointment } from './reminder.ts';
import type { SendOutcome } from './send-outcome.ts';

/**
 * What came of one attempt to write to a client. Besides the mail service's own outcomes: `suppressed`, the address is
 * known to take no mail; `impossible`, and no repeat will change it.
 */
export type Delivery =
	| SendOutcome
	| { readonly kind: 'suppressed' }
	| { readonly kind: 'impossible'; readonly reason: string };

export interface LetterOrder {
	readonly kind: MailKind;
	readonly appointment: NotifiedAppointment;
	readonly attempt: number;
	readonly jobId?: string;
	/** Epoch milliseconds at which the claim ends; the mail service must have answered before. */
	readonly lease: number;
}

/** Writes the letter and hands it to the mail service. Never throws: what went wrong before the hand-over is a refusal. */
export type Deliver = (order: LetterOrder) => Promise<Delivery>;
