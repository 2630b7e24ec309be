import { timingSafeEqual } from 'node:crypto';

/** What a newsletter link is for; a link for one does nothing for the other. */
type LinkPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** Makes a proof (43 characters) that only we can make. */
export type Prove = (purpose: LinkPurpose, value: string) => string;

/** Whose link it is: the subscription, and its generation. */
export interface LinkOwner {
	readonly id: string;
	readonly generation: string;
}

/**
 * The token of the link that confirms: `<subscription>.<proof>`. Nothing of it is stored (decision 011). A new generation of the
 * subscription invalidates the links of the one before.
 */
export const confirmToken = (prove: Prove, { id, generation }: LinkOwner): string =>
	`${id}.${prove('newsletter-confirm', `${id}\0${generation}`)}`;

/** The token of the link that ends. It is for the address, whatever became of the subscription: an old mail's link still works. */
export const unsubscribeToken = (prove: Prove, id: string): string => `${id}.${prove('newsletter-unsubscribe', id)}`;

/** The subscription a token speaks of. The contract has checked its form; nothing else about it is true yet. */
export const subscriptionOf = (token: string): string => token.slice(0, token.indexOf('.'));

/** Whether `token` is the one we would make, compared in constant time. */
export function isToken(token: string, genuine: string): boolean {
	const [given, expected] = [Buffer.from(token), Buffer.from(genuine)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}
