import { shortDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';

/** A change of one visit, with its current ticket. */
interface OneChange {
	readonly kind: 'moved' | 'cancelled';
	readonly ticket: Ticket;
	/** The reason contained words of crisis. In the memory of this page only, stored nowhere. */
	readonly isHeavy?: boolean;
}

/** A change of a visit and all later ones of its series. */
interface FollowingChange {
	readonly kind: 'following';
	/** The ticket of the first one, before the change. */
	readonly ticket: Ticket;
	readonly outcomes: readonly SeriesOutcome[];
	readonly isHeavy?: boolean;
}

export type VisitChange = OneChange | FollowingChange;

const NO_MESSAGE = 'We send no message, as you asked us.';

/** The message for one visit. `by`: from `useNoticeChannel`. */
export function changeWords({ kind, ticket: { date, time, psychologist } }: OneChange, by: string | undefined): string {
	const dayAndTime = `${shortDay(date)}, ${time}`;
	switch (kind) {
		case 'moved':
			return `Your visit is now on ${dayAndTime} with ${psychologist}. The ticket number stays the same. ${by ? `We send you the new time ${by}.` : NO_MESSAGE}`;
		case 'cancelled':
			return `Your visit on ${dayAndTime} is cancelled. ${by ? `We confirm it ${by}.` : NO_MESSAGE} You can book again whenever you are ready.`;
	}
}
