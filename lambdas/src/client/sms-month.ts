/** Codes are asked for by anybody with an account: what they may use of a month's SMS is theirs, and the rest is for visits (promise N15). */
const CODE_SHARE = 0.3;

/** How many codes a month may have, of so many SMS. */
export const codesOf = (messagesPerMonth: number): number => Math.floor(messagesPerMonth * CODE_SHARE);

/** How many SMS a month may have, from what they may cost: each is counted at the most it may cost, so the ceiling is never passed. */
export const messagesOfCeiling = (ceilingCents: number, maxPriceCents: number): number =>
	Math.floor(ceilingCents / maxPriceCents);

/** Whether a code can still be sent this month. Answers for the moment: whoever sends it takes it out of the month. */
export type HasCodesLeft = (now: Date) => Promise<boolean>;
