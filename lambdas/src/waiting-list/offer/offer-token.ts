import { timingSafeEqual } from 'node:crypto';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Makes a proof (43 characters) that needs our key. */
export type Prove = (purpose: 'time-offer', value: string) => string;

/** 132 bits: short enough for an SMS, and not guessable. */
const PROOF_LENGTH = 22;

/**
 * The token of the link in a message: `<entry>.<proof>`. It is not stored (decision 011). It grants the answer to one
 * offer of one entry and the end of that entry, and nothing else.
 */
export const offerToken = (prove: Prove, entryId: string, offerId: string): string =>
	`${entryId}.${prove('time-offer', `${entryId}\0${offerId}`).slice(0, PROOF_LENGTH)}`;

/** The entry id in a token. Only its format was validated; nothing else about it is verified yet. */
export const entryIdIn = (token: string): string => token.slice(0, token.indexOf('.'));

/** The offer that the token was made for; compared in constant time. */
export const offerOfToken = (
	prove: Prove,
	{ id, offers }: Pick<WaitingEntry, 'id' | 'offers'>,
	token: string,
): TimeOffer | undefined => offers.find((offer) => isSame(token, offerToken(prove, id, offer.id)));

function isSame(token: string, genuine: string): boolean {
	const [given, expected] = [Buffer.from(token), Buffer.from(genuine)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}
