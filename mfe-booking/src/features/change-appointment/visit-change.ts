import { shortDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';

/** What became of a visit, and its ticket as it stands now. */
interface OneChange {
	readonly kind: 'moved' | 'cancelled';
	readonly ticket: Ticket;
}

/** What became of a visit and all that follow it in its series. */
interface FollowingChange {
	readonly kind: 'following';
	/** The first of them, as it was. */
	readonly ticket: Ticket;
	readonly outcomes: readonly SeriesOutcome[];
}

export type VisitChange = OneChange | FollowingChange;

/** What to say of one. */
export function changeWords({ kind, ticket: { date, time, psychologist } }: OneChange): string {
	const dayAndTime = `${shortDay(date)}, ${time}`;
	switch (kind) {
		case 'moved':
			return `Your visit is now on ${dayAndTime} with ${psychologist}. The ticket number stays the same. We send the new time to your email.`;
		case 'cancelled':
			return `Your visit on ${dayAndTime} is cancelled. We confirm it by email. You can book again whenever you are ready.`;
	}
}
