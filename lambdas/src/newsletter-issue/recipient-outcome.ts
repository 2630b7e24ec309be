/**
 * What became of an issue for one person. `suppressed`: we know that their mailbox takes no mail. `unsubscribed`, `stopped`: they, or
 * staff, were quicker than their mail. `failed`: given up.
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

/** What is counted at the issue; who waits is what is left. */
export type SettledOutcome = Exclude<RecipientOutcome, 'waiting'>;

/**
 * How much is known. A job that seemed to fail is outdone by the mail service's own word that it took the mail, and that by what
 * the mailbox said; nothing takes a step back, so events may come twice and in any order.
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

/** Whether `next` says more than `known`. */
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

/** How many people each outcome had. */
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
