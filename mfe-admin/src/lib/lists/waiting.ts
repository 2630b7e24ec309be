import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

/** The texts of visitors and clients that staff read. The inbox contains questions and messages. */
export type WaitingNoun = 'inbox' | 'comments' | 'testimonials';

/** The lists in which something may wait for staff. */
export type WaitingList = WaitingNoun | 'outcomes' | 'toBeMoved' | 'toPhone' | 'registers' | 'hoursRequests';

/** The number of waiting items, split into those with words of crisis and the rest. */
export interface Waiting {
	readonly inCrisis: number;
	readonly others: number;
}

const all = (counts: Dashboard['open']['crisis'], noun: WaitingNoun): number =>
	noun === 'inbox' ? counts.questions + counts.messages : counts[noun];

/**
 * The counts for dashboard, menu and tabs, which therefore agree. An item that was handed to a colleague counts only
 * for that colleague.
 */
export const waitingIn = (open: Dashboard['open'], noun: WaitingNoun): Waiting => {
	const inCrisis = all(open.crisis, noun);
	const withColleagues = noun === 'inbox' ? open.withColleagues : 0;
	return { inCrisis, others: all(open, noun) - inCrisis - withColleagues };
};

export const waitingTogether = (counts: readonly (Waiting | undefined)[]): Waiting =>
	counts.reduce<Waiting>(
		(sum, one) => ({ inCrisis: sum.inCrisis + (one?.inCrisis ?? 0), others: sum.others + (one?.others ?? 0) }),
		{ inCrisis: 0, others: 0 },
	);
