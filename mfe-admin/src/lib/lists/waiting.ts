import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

/** What visitors and clients write, and staff read; the inbox holds questions and messages. */
export type WaitingNoun = 'inbox' | 'comments' | 'testimonials';

/** Where something may wait for staff. */
export type WaitingList = WaitingNoun | 'outcomes' | 'toBeMoved' | 'toPhone' | 'registers' | 'hoursRequests';

/** How much waits somewhere. Each is counted once: what holds words of crisis, and the rest of it. */
export interface Waiting {
	readonly inCrisis: number;
	readonly others: number;
}

const all = (counts: Dashboard['open']['crisis'], noun: WaitingNoun): number =>
	noun === 'inbox' ? counts.questions + counts.messages : counts[noun];

/**
 * How much of what was written waits for whoever looks: the one place where dashboard, menu and tabs take it from. What was handed to a
 * colleague waits for them.
 */
export const waitingIn = (open: Dashboard['open'], noun: WaitingNoun): Waiting => {
	const inCrisis = all(open.crisis, noun);
	const withColleagues = noun === 'inbox' ? open.withColleagues : 0;
	return { inCrisis, others: all(open, noun) - inCrisis - withColleagues };
};

/** What waits in several places together. */
export const waitingTogether = (counts: readonly (Waiting | undefined)[]): Waiting =>
	counts.reduce<Waiting>(
		(sum, one) => ({ inCrisis: sum.inCrisis + (one?.inCrisis ?? 0), others: sum.others + (one?.others ?? 0) }),
		{ inCrisis: 0, others: 0 },
	);
