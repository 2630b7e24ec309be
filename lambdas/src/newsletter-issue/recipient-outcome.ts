/**
 * Delivery status of an issue for one recipient. `unsubscribed`: the recipient unsubscribed before the mail was sent.
 * `stopped`: staff stopped the issue before. `suppressed`: the address is known to bounce or to have complained.
 * `failed`: retries were exhausted.
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

/** The outcomes that an issue counts; recipients without one are waiting. */
export type SettledOutcome = Exclude<RecipientOutcome, 'waiting'>;

/**
 * Certainty of an outcome; a more certain one replaces a less certain one. An event that the mail was sent replaces a
 * failed job, and a bounce or complaint replaces both. Monotonic, so events may be repeated and reordered.
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
