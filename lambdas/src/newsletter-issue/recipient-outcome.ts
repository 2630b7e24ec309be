/**
 * Delivery status of an issue for one recipient. `suppressed`: the mailbox is known to take no mail. `unsubscribed`,
 * `stopped`: by the recipient, or by staff, before the mail was sent. `failed`: retries were exhausted.
 */
export type RecipientOutcome =
	| 'waiting'
	| 'unsubscribed'
	| 'stopped'
	| 'suppressed'
	| 'failed'
	| 'sent'
	| 'bounced'
	| 'complained';

/** Outcomes counted at the issue; the rest is waiting. */
export type SettledOutcome = Exclude<RecipientOutcome, 'waiting'>;

/**
 * Certainty of an outcome. A failed job is overridden by the mail service's report that it accepted the mail, and that
 * by the mailbox's answer. Monotonic, so events may be repeated and reordered.
 */
const KNOWN: Record<RecipientOutcome, 0 | 1 | 2 | 3> = {
	waiting: 0,
	unsubscribed: 1,
	stopped: 1,
	suppressed: 1,
	failed: 1,
	sent: 2,
	bounced: 3,
	complained: 3,
};

/** Whether `next` is more certain than `known`. */
export const outdoes = (next: SettledOutcome, known: RecipientOutcome): boolean => KNOWN[next] > KNOWN[known];

export const settledOutcomes = [
	'unsubscribed',
	'stopped',
	'suppressed',
	'failed',
	'sent',
	'bounced',
	'complained',
] as const satisfies readonly SettledOutcome[];

/** Number of recipients by outcome. */
export type OutcomeCounts = Readonly<Record<SettledOutcome, number>>;

export const noOutcomes: OutcomeCounts = {
	unsubscribed: 0,
	stopped: 0,
	suppressed: 0,
	failed: 0,
	sent: 0,
	bounced: 0,
	complained: 0,
};
