import { dayOf } from '@tulia/centre/clock';

/** Codes are asked for by anybody with an account: what they may use of a month's SMS is theirs, and the rest is for visits (promise N15). */
const CODE_SHARE = 0.3;

/** How many codes a month may have, of so many SMS. */
export const codesOf = (messagesPerMonth: number): number => Math.floor(messagesPerMonth * CODE_SHARE);

/** How many SMS a month may have, from what they may cost: each is counted at the most it may cost, so the ceiling is never passed. */
export const messagesOfCeiling = (ceilingCents: number, maxPriceCents: number): number =>
	Math.floor(ceilingCents / maxPriceCents);

/** One item a month of the centre counts its SMS (`messages`), and the codes among them (`codes`). */
export const smsMonthKey = (now: Date) => ({ PK: 'SMS#SPENT', SK: dayOf(now).slice(0, 7) });
