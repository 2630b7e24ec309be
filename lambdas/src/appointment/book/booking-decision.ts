import { dayOf, minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
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
import { worksWithChildren } from '../../psychologist/psychologist.ts';
import type { BookingClient } from '../client.ts';
import { mayAdd, mayAttend, stillUpcoming, type Upcoming } from '../upcoming.ts';
import type { DeskOptions } from './desk-options.ts';
import { decideVisitState, type VisitState } from './visit-state.ts';
import { onlyBreakKeeps, whyNotOffered, whyTaken } from './why-not-then.ts';

/** A session that may be booked, with the psychologists who are free, in the order of trial. */
export interface BookableSession {
	/** Instants, ISO 8601 in UTC. */
	readonly startAt: string;
	readonly endAt: string;
	readonly psychologistIds: readonly string[];
}

/** The preferred day and time at the centre. */
export interface RequestedTime {
	readonly date: string;
	readonly time: string;
	/** Absent: the psychologist is known already. */
	readonly forWhom?: ForWhom | undefined;
}

type TimeRefusal = 'date_not_bookable' | 'time_not_offered' | 'slot_taken' | 'over_break';
/** How the client's own visits affect a session. */
type CheckOwnVisits<R extends string> = (session: Pick<BookableSession, 'startAt' | 'endAt'>) => Result<undefined, R>;

/** A session to be booked, and the state of its visit. */
export interface BookingDecision extends BookableSession {
	readonly visit: VisitState;
}

interface BookingQuestion extends RequestedTime, Pick<DeskOptions, 'arrived' | 'outcome'> {
	readonly byStaff?: boolean;
	/** The client's past visits, for visits that staff note after they are over. */
	readonly pastVisits?: readonly Upcoming[];
}

/**
 * Decides a booking on the snapshot and the client's record. The transaction checks both again. Staff book without the
 * client's limit.
 */
export function decideBooking(
	snapshot: AvailabilitySnapshot,
	client: BookingClient,
	{ byStaff = false, pastVisits = [], ...requested }: BookingQuestion,
): Result<BookingDecision, TimeRefusal | 'too_many_bookings' | 'client_overlap' | 'too_early' | 'outcome_needed'> {
	const upcoming = stillUpcoming(client.upcoming, snapshot.now);
	const decided = decideTime<'too_many_bookings' | 'client_overlap'>(snapshot, requested, (session) =>
		byStaff ? mayAttend([...upcoming, ...pastVisits], session) : mayAdd(upcoming, session, client.emailVerified),
	);
	if (!decided.ok) return decided;
	const visit = byStaff ? decideVisitState(decided.value, requested, snapshot.now) : ok('to_come' as const);
	return visit.ok ? ok({ ...decided.value, visit: visit.value }) : visit;
}

/** Decides whether a session may begin at the requested time, and with whom. */
export function decideTime<R extends string>(
	snapshot: AvailabilitySnapshot,
	{ date, time, forWhom }: RequestedTime,
	checkOwnVisits: CheckOwnVisits<R>,
): Result<BookableSession, TimeRefusal | R> {
	const offers = offersOn(snapshot, date);
	const refusal = refuseDay(snapshot, date, offers);
	if (refusal) return refusal;
	const start = minuteOfWallTime(time);
	const times = freeTimesIn(offers).map(wallTime);
	const moment = { date, start };
	if (!offers.some(({ bookable }) => bookable.includes(start)))
		return refuse('time_not_offered', { times, ...withDetail(whyNotOffered(snapshot, moment, offers)) });
	const startsAt = instantAt(date, start);
	const session = {
		startAt: startsAt.toISOString(),
		endAt: new Date(startsAt.getTime() + snapshot.durationMinutes * MINUTE).toISOString(),
	};
	const allowed = checkOwnVisits(session);
	if (!allowed.ok) return allowed;
	const psychologistIds = whoIsFree(offers, start, preferred(snapshot, forWhom));
	if (psychologistIds.length > 0) return ok({ ...session, psychologistIds });
	const pausing = onlyBreakKeeps(snapshot, moment);
	if (pausing !== undefined) return refuse('over_break', { times, detail: `${pausing} has a break at this time.` });
	return refuse('slot_taken', { times, ...withDetail(whyTaken(snapshot, moment, offers)) });
}

/** For a child: only psychologists who work with children. */
const preferred =
	({ calendars }: AvailabilitySnapshot, forWhom: ForWhom | undefined) =>
	(id: string): boolean =>
		forWhom === 'my_child' &&
		calendars.some(({ psychologist }) => psychologist.id === id && worksWithChildren(psychologist));

const withDetail = (detail: string | undefined): { readonly detail?: string } =>
	detail === undefined ? {} : { detail };

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

function tooSoon({ now, leadHours, staff }: AvailabilitySnapshot, date: string): string {
	if (date < dayOf(now))
		return staff?.backDays ? `This day is more than ${staff.backDays} days ago.` : 'This day is over.';
	return leadHours === 0
		? 'The last session of this day has begun.'
		: `Please book at least ${leadHours} hours before the session.`;
}
