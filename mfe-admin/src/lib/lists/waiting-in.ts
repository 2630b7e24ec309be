import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

/** What visitors and clients write, and staff read; the inbox holds questions and messages. */
export type WaitingNoun = 'inbox' | 'comments' | 'testimonials';

/** How many wait. */
export const waitingIn = (counts: Dashboard['open']['crisis'], noun: WaitingNoun): number =>
	noun === 'inbox' ? counts.questions + counts.messages : counts[noun];
