import { bookingRules } from '../availability/booking-rules.ts';
import { dayOf, instantAt, minuteOfWallTime, wallTime } from '../availability/centre-time.ts';
import { type Diary, dayAvailability, freeTimesIn, type Offer, offersOn, whoIsFree } from '../availability/diary.ts';
import { ok, type Refused, type Result, refuse } from '../platform/result.ts';
import { mayAdd, stillUpcoming, type Upcoming } from './upcoming.ts';

const MINUTE = 60_000;

/** Who books, as far as the rules care. */
export interface BookingClient {
	readonly emailVerified: boolean;
	readonly upcoming: readonly Upcoming[];
}

/** A session that may be booked, and with whom: the first of them who is still free. */
export interface BookableSession {
	readonly day: string;
	/** Minutes since midnight of that day. */
	readonly start: number;
	/** Instants, ISO 8601 in UTC. */
	readonly startAt: string;
	readonly endAt: string;
	readonly psychologistIds: readonly string[];
}

type Refusal = 'date_not_bookable' | 'time_not_offered' | 'slot_taken' | 'too_many_bookings' | 'client_overlap';

/** Decides a booking on what the diary and the client's record say; `date` exists. The transaction checks both again. */
export function decideBooking(
	diary: Diary,
	client: BookingClient,
	{ date, time }: { readonly date: string; readonly time: string },
): Result<BookableSession, Refusal> {
	const offers = offersOn(diary, date);
	const refusal = refuseDay(diary, date, offers);
	if (refusal) return refusal;
	const start = minuteOfWallTime(time);
	const times = freeTimesIn(offers).map(wallTime);
	if (!offers.some(({ bookable }) => bookable.includes(start))) return refuse('time_not_offered', { times });
	const startsAt = instantAt(date, start);
	const session = {
		startAt: startsAt.toISOString(),
		endAt: new Date(startsAt.getTime() + diary.durationMinutes * MINUTE).toISOString(),
	};
	const allowed = mayAdd(stillUpcoming(client.upcoming, diary.now), session, client.emailVerified);
	if (!allowed.ok) return allowed;
	const psychologistIds = whoIsFree(offers, start);
	if (psychologistIds.length === 0) return refuse('slot_taken', { times });
	return ok({ day: date, start, ...session, psychologistIds });
}

function refuseDay(diary: Diary, date: string, offers: readonly Offer[]): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	const { state, reason = '' } = dayAvailability(diary, date, offers);
	switch (state) {
		case 'open':
		case 'full':
			return undefined;
		case 'closed':
			return refusal(`No sessions are held on this day: ${reason}.`);
		case 'too_soon':
			return refusal(
				date < dayOf(diary.now)
					? 'This day is over.'
					: `Please book at least ${bookingRules.leadHours} hours before the session.`,
			);
		case 'too_far':
			return refusal(`Please choose a day within the next ${bookingRules.horizonDays} days.`);
	}
}
