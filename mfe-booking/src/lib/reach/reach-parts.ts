import { lazyPart } from '../lazy-part.tsx';

/** Before a visit is booked: the channel of messages, and its choice. */
export const HowWeTellYou = lazyPart(async () => (await import('./how-we-tell-you.tsx')).HowWeTellYou);

/**
 * Below a ticket: where it is sent, and what is left to do about the address. It is above buttons, so it is prefetched
 * before a ticket is shown and shifts none of them.
 */
export const WhereItIsSent = lazyPart(async () => (await import('./where-it-is-sent.tsx')).WhereItIsSent);
