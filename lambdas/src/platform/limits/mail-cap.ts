import type { Counter } from './rate-limits.ts';

const HALF_HOUR = 30 * 60;

const HOUR = 60 * 60;

const DAY = 24 * HOUR;

/**
 * How many mails that strangers can ask for reach one recipient (promises N8, N9): a budget for each kind, so that none
 * spends another's. That of resets renews itself in the 30 minutes a reset link works: whenever one more is held back, a link
 * that was mailed in the same window still works.
 */
const BUDGETS = {
	reset: { limit: 3, windowSeconds: HALF_HOUR },
	account_exists: { limit: 2, windowSeconds: HOUR },
	newsletter: { limit: 5, windowSeconds: HOUR },
	/** Tests of an issue, to whoever writes it. */
	newsletter_test: { limit: 10, windowSeconds: HOUR },
	/** Links that confirm an address, sent again: whoever made an account in somebody's name writes to them five times a day at most. */
	confirmation: { limit: 5, windowSeconds: DAY },
} as const;

export type MailBudget = keyof typeof BUDGETS;

/** Keeps strangers from filling somebody's inbox through our forms. */
export interface MailCap {
	/** Whether one more mail of this kind may go to this recipient now, and if so, counts it. */
	admit(budget: MailBudget, recipientPseudonym: string, now: Date): Promise<boolean>;
}

/** What one mail of this kind to this recipient is counted on. */
export const mailCounter = (budget: MailBudget, recipientPseudonym: string): Counter => ({
	name: `mail.${budget}#${recipientPseudonym}`,
	...BUDGETS[budget],
});
