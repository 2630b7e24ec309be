import { dayOf, minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import {
	type AvailabilitySnapshot,
	dayAvailability,
	freeTimesIn,
	type Offer,
	offersOn,
	whoIsFree,
} from '../../availability/availability-snapshot.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { ok, type Refused, type Result, refuse } from '../../platform/http/result.ts';
import { mayAdd, mayAttend, stillUpcoming, type Upcoming } from '../upcoming.ts';

const MINUTE = 60_000;

/** Who books, as far as the rules care. */
export interface BookingClient {
	readonly emailVerified: boolean;
	readonly upcoming: readonly Upcoming[];
}

/** A session that may be booked, and with whom: the first of them who is still free. */
export interface BookableSession {
	/** Instants, ISO 8601 in UTC. */
	readonly startAt: string;
	readonly endAt: string;
	readonly psychologistIds: readonly string[];
}

/** When somebody wants to come: a day that exists, and a time of the clock at the centre. */
export interface WishedTime {
	readonly date: string;
	readonly time: string;
}

type TimeRefusal = 'date_not_bookable' | 'time_not_offered' | 'slot_taken';
/** What the client's own record says to a session. */
type MayHold<R extends string> = (session: Pick<BookableSession, 'startAt' | 'endAt'>) => Result<undefined, R>;

/** Decides a booking on what the snapshot and the client's record say. The transaction checks both again. Staff book without the client's limit. */
export const decideBooking = (
	snapshot: AvailabilitySnapshot,
	client: BookingClient,
	wish: WishedTime & { readonly byStaff?: boolean },
): Result<BookableSession, TimeRefusal | 'too_many_bookings' | 'client_overlap'> => {
	const upcoming = stillUpcoming(client.upcoming, snapshot.now);
	return decideTime<'too_many_bookings' | 'client_overlap'>(snapshot, wish, (session) =>
		wish.byStaff ? mayAttend(upcoming, session) : mayAdd(upcoming, session, client.emailVerified),
	);
};

/** Decides whether a session may begin at the wished time, and with whom. */
export function decideTime<R extends string>(
	snapshot: AvailabilitySnapshot,
	{ date, time }: WishedTime,
	mayHold: MayHold<R>,
): Result<BookableSession, TimeRefusal | R> {
	const offers = offersOn(snapshot, date);
	const refusal = refuseDay(snapshot, date, offers);
	if (refusal) return refusal;
	const start = minuteOfWallTime(time);
	const times = freeTimesIn(offers).map(wallTime);
	if (!offers.some(({ bookable }) => bookable.includes(start))) return refuse('time_not_offered', { times });
	const startsAt = instantAt(date, start);
	const session = {
		startAt: startsAt.toISOString(),
		endAt: new Date(startsAt.getTime() + snapshot.durationMinutes * MINUTE).toISOString(),
	};
	const allowed = mayHold(session);
	if (!allowed.ok) return allowed;
	const psychologistIds = whoIsFree(offers, start);
	if (psychologistIds.length === 0) return refuse('slot_taken', { times });
	return ok({ ...session, psychologistIds });
}

function refuseDay(
	snapshot: AvailabilitySnapshot,
	date: string,
	offers: readonly Offer[],
): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	const { state, reason = '' } = dayAvailability(snapshot, date, offers);
	switch (state) {
		case 'open':
		case 'full':
			return undefined;
		case 'closed':
			return refusal(`No sessions are held on this day: ${reason}.`);
		case 'too_soon':
			return refusal(tooSoon(snapshot, date));
		case 'too_far':
			return refusal(`Please choose a day within the next ${bookingRules.horizonDays} days.`);
	}
}

function tooSoon({ now, leadHours }: AvailabilitySnapshot, date: string): string {
	if (date < dayOf(now)) return 'This day is over.';
	return leadHours === 0
		? 'The last session of this day has begun.'
		: `Please book at least ${leadHours} hours before the session.`;
}
