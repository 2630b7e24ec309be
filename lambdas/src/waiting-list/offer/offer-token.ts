import { timingSafeEqual } from 'node:crypto';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Makes a proof (43 characters) that only we can make. */
export type Prove = (purpose: 'time-offer', value: string) => string;

/** 132 bits: as short as an SMS needs it, and beyond guessing. */
const PROOF_LENGTH = 22;

/**
 * The token of the link in a message: `<entry>.<proof>`. Nothing of it is stored (decision 011). It is for one offer of one entry: it
 * answers that offer, ends that waiting, and does nothing else.
 */
export const offerToken = (prove: Prove, entryId: string, offerId: string): string =>
	`${entryId}.${prove('time-offer', `${entryId}\0${offerId}`).slice(0, PROOF_LENGTH)}`;

/** The entry that a token speaks of. The contract has checked its form; nothing else about it is true yet. */
export const entryIdIn = (token: string): string => token.slice(0, token.indexOf('.'));

/** The offer that the token was made for, compared in constant time. */
export const offerOfToken = (
	prove: Prove,
	{ id, offers }: Pick<WaitingEntry, 'id' | 'offers'>,
	token: string,
): TimeOffer | undefined => offers.find((offer) => isSame(token, offerToken(prove, id, offer.id)));

function isSame(token: string, genuine: string): boolean {
	const [given, expected] = [Buffer.from(token), Buffer.from(genuine)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}
