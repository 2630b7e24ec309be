import type { SmsKind } from './sms-kind.ts';

/** How many SMS a month may have, from what they may cost: each is counted at the most it may cost, so the ceiling is never passed. */
export const messagesOfCeiling = (ceilingCents: number, maxPriceCents: number): number =>
	Math.floor(ceilingCents / maxPriceCents);

/** The month's ceiling, shared by everybody who sends (promise N15). */
export interface SmsCeiling {
	/** Takes one SMS out of the month, unless what is left is kept for others. Answers whether it may be sent. */
	take(kind: SmsKind, now: Date): Promise<boolean>;
	/** Gives it back: it was certainly not sent. */
	giveBack(now: Date): Promise<void>;
}
