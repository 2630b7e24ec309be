import type { Counter } from './rate-limits.ts';

const HALF_HOUR = 30 * 60;

const HOUR = 60 * 60;

const DAY = 24 * HOUR;

/**
 * How many mails that strangers can trigger are sent to one recipient (promises N8, N9): a separate budget for each
 * kind. The window of reset mails is the 30 minutes that a reset link is valid: whenever a mail is withheld, a link
 * that was mailed in the same window still works.
 */
const BUDGETS = {
	reset: { limit: 3, windowSeconds: HALF_HOUR },
	account_exists: { limit: 2, windowSeconds: HOUR },
	newsletter: { limit: 5, windowSeconds: HOUR },
	/** Test mails of an issue, to its editor. */
	newsletter_test: { limit: 10, windowSeconds: HOUR },
	/** Links that confirm an address, sent again: at most five a day, also if another person registered the address. */
	confirmation: { limit: 5, windowSeconds: DAY },
} as const;

export type MailBudget = keyof typeof BUDGETS;

/** Prevents strangers from flooding an inbox through our forms. */
export interface MailCap {
	/** Whether one more mail of this kind may be sent to this recipient now; if so, counts it. */
	admit(budget: MailBudget, recipientPseudonym: string, now: Date): Promise<boolean>;
}

/** The counter of one kind of mail to one recipient. */
export const mailCounter = (budget: MailBudget, recipientPseudonym: string): Counter => ({
	name: `mail.${budget}#${recipientPseudonym}`,
	...BUDGETS[budget],
});
