import { addDays } from '@tulia/centre/day';
import type { FollowingTime } from '@tulia/contracts/appointment/series-schemas';
import type { AvailabilitySnapshot } from '../../availability/availability-snapshot.ts';
import { decideTime, type RequestedTime } from '../book/booking-decision.ts';
import { DAYS_AHEAD, nearestIn } from '../book/nearest-in.ts';
import { mayAttend, type Upcoming } from '../upcoming.ts';

/** The time and psychologist of a following visit. */
export interface RepeatedVisit extends RequestedTime {
	readonly psychologistId: string;
	readonly psychologistName: string;
}

/**
 * Whether a visit can be repeated on a day, and what is free instead.
 *
 * @param snapshot of all who offer the service, on that day and the week after it.
 * @param held the client's upcoming visits.
 */
export function followingTime(
	snapshot: AvailabilitySnapshot,
	{ date, time, psychologistId, psychologistName }: RepeatedVisit,
	held: readonly Upcoming[],
): FollowingTime {
	const calendars = snapshot.calendars.filter(({ psychologist }) => psychologist.id === psychologistId);
	const requested = { ...snapshot, calendars, askedFor: psychologistName };
	const decided = decideTime(requested, { date, time }, (session) => mayAttend(held, session));
	if (decided.ok) return { date, time, state: 'free', nearest: [] };
	if (decided.refusal === 'client_overlap')
		return { date, time, state: 'held', reason: 'The client has a visit then already.', nearest: [] };
	const nearest = nearestIn(snapshot, { date, time, held, days: { from: date, to: addDays(date, DAYS_AHEAD) } });
	const { refusal, detail = 'This time is not offered.' } = decided;
	const reason = calendars.length === 0 ? `${psychologistName} does not offer this any more.` : detail;
	return { date, time, state: STATE_OF[refusal], reason, nearest: [...nearest] };
}

type TimeRefusal = 'date_not_bookable' | 'time_not_offered' | 'slot_taken' | 'over_break';

const STATE_OF: Record<TimeRefusal, FollowingTime['state']> = {
	date_not_bookable: 'closed',
	time_not_offered: 'closed',
	slot_taken: 'taken',
	over_break: 'taken',
};
