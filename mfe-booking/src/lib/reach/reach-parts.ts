import { lazyPart } from '../lazy-part.tsx';

/** Before a visit is booked: by what the client will be told, and the choice of it. */
export const HowWeTellYou = lazyPart(async () => (await import('./how-we-tell-you.tsx')).HowWeTellYou);

/**
 * Under a ticket: where it is sent, and what to do about the address as long as there is something to do. Buttons stand beneath it:
 * prefetched before a ticket is shown, it moves none of them.
 */
export const WhereItIsSent = lazyPart(async () => (await import('./where-it-is-sent.tsx')).WhereItIsSent);
