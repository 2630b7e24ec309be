import { addDays } from '@tulia/centre/day';
import type { SeriesTime } from '@tulia/contracts/series/schemas';
import type { AvailabilitySnapshot } from '../../availability/availability-snapshot.ts';
import { decideTime, type RequestedTime } from '../book/booking-decision.ts';
import { DAYS_AHEAD, nearestIn } from '../book/nearest-in.ts';
import { mayAttend, type Upcoming } from '../upcoming.ts';
import { refusedTime } from './time-state.ts';

export interface AskedTime extends RequestedTime {
	readonly psychologistId: string;
	readonly psychologistName: string;
}

/**
 * The state of a requested time, and what is free instead.
 *
 * @param snapshot of all who offer the service, on that day and the week after it.
 * @param held the client's other visits.
 */
export function seriesTime(
	snapshot: AvailabilitySnapshot,
	{ date, time, psychologistId, psychologistName }: AskedTime,
	held: readonly Upcoming[],
): SeriesTime {
	const calendars = snapshot.calendars.filter(({ psychologist }) => psychologist.id === psychologistId);
	const requested = { ...snapshot, calendars, askedFor: psychologistName };
	const decided =
		calendars.length === 0
			? ({ ok: false, refusal: 'unknown_psychologist' } as const)
			: decideTime(requested, { date, time }, (session) => mayAttend(held, session));
	if (decided.ok) return { date, time, state: 'free', nearest: [] };
	const said = refusedTime(decided, { date, now: snapshot.now });
	const nearest =
		said.state === 'too_far'
			? []
			: nearestIn(snapshot, { date, time, held, days: { from: date, to: addDays(date, DAYS_AHEAD) } });
	return { date, time, ...said, nearest: [...nearest] };
}
