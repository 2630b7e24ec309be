import { shortDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';

/** What became of a visit, and its ticket as it stands now. */
interface OneChange {
	readonly kind: 'moved' | 'cancelled';
	readonly ticket: Ticket;
	/** The reason held words of crisis. Known to this page alone, and kept nowhere. */
	readonly isHeavy?: boolean;
}

/** What became of a visit and all that follow it in its series. */
interface FollowingChange {
	readonly kind: 'following';
	/** The first of them, as it was. */
	readonly ticket: Ticket;
	readonly outcomes: readonly SeriesOutcome[];
	readonly isHeavy?: boolean;
}

export type VisitChange = OneChange | FollowingChange;

const NO_MESSAGE = 'We send no message, as you asked us.';

/** What to say of one. `by`: of `useToldBy`. */
export function changeWords({ kind, ticket: { date, time, psychologist } }: OneChange, by: string | undefined): string {
	const dayAndTime = `${shortDay(date)}, ${time}`;
	switch (kind) {
		case 'moved':
			return `Your visit is now on ${dayAndTime} with ${psychologist}. The ticket number stays the same. ${by ? `We send you the new time ${by}.` : NO_MESSAGE}`;
		case 'cancelled':
			return `Your visit on ${dayAndTime} is cancelled. ${by ? `We confirm it ${by}.` : NO_MESSAGE} You can book again whenever you are ready.`;
	}
}
