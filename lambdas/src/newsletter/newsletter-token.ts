import { timingSafeEqual } from 'node:crypto';

/** The purpose of a newsletter link; a link for one does not work for the other. */
type LinkPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** Computes a keyed proof (43 characters). */
export type Prove = (purpose: LinkPurpose, value: string) => string;

/** The subscription of a link, and its generation. */
export interface LinkOwner {
	readonly id: string;
	readonly generation: string;
}

/**
 * The token of the link that confirms: `<subscription>.<proof>`. It is not stored (decision 011). A new generation of
 * the subscription invalidates links of earlier ones.
 */
export const confirmToken = (prove: Prove, { id, generation }: LinkOwner): string =>
	`${id}.${prove('newsletter-confirm', `${id}\0${generation}`)}`;

/** The token of the unsubscribe link. It depends only on the address, so that links in old mails work. */
export const unsubscribeToken = (prove: Prove, id: string): string => `${id}.${prove('newsletter-unsubscribe', id)}`;

/** The subscription in a token. The contract has checked only its form; the proof is not verified yet. */
export const subscriptionOf = (token: string): string => token.slice(0, token.indexOf('.'));

/** Whether `token` is genuine, compared in constant time. */
export function isToken(token: string, genuine: string): boolean {
	const [given, expected] = [Buffer.from(token), Buffer.from(genuine)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}
