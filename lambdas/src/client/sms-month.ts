/** Any account can request codes, so they have a share of a month's SMS; the rest is for visits (promise N15). */
const CODE_SHARE = 0.3;

/** The monthly limit of codes, from that of SMS. */
export const codesOf = (messagesPerMonth: number): number => Math.floor(messagesPerMonth * CODE_SHARE);

/** The monthly limit of SMS, from the budget: each counts at its maximum price, so the budget is never exceeded. */
export const messagesOfCeiling = (ceilingCents: number, maxPriceCents: number): number =>
	Math.floor(ceilingCents / maxPriceCents);

/** Whether a code can still be sent this month. Not a reservation: the sender counts it. */
export type HasCodesLeft = (now: Date) => Promise<boolean>;
