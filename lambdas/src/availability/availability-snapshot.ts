import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { bookingRules } from '../calendar/booking-rules.ts';
import { type CalendarEntry, type CentreDay, centreDay } from '../calendar/centre-day.ts';
import { intersection, type Span } from '../calendar/span.ts';
import { type ScheduledPsychologist, workingSpans } from '../psychologist/psychologist.ts';
import { cellsOf, type TakenCell } from './cell.ts';

const { gridMinutes, horizonDays, dailyCap } = bookingRules;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One psychologist's part of the snapshot. */
export interface PsychologistCalendar extends ScheduledPsychologist {
	/** The cells somebody holds, by day. */
	readonly taken: ReadonlyMap<string, readonly TakenCell[]>;
}

/** Everything that start times of one service are computed from, as it was read. */
export interface AvailabilitySnapshot {
	readonly now: Date;
	readonly durationMinutes: number;
	/** The centre's weekly hours. */
	readonly openingHours: readonly OpeningHours[];
	readonly calendar: readonly CalendarEntry[];
	/** Those who offer the service, by id. */
	readonly calendars: readonly PsychologistCalendar[];
	/** How far ahead a session must be: 4 for clients, 0 for staff (promise P6). */
	readonly leadHours: number;
	/** The name of the psychologist who was asked for; absent when anybody will do. */
	readonly askedFor?: string | undefined;
	/** The appointment that is to be moved, if that is the question: its own time counts as free. */
	readonly moving?: string | undefined;
}

/** What one psychologist has on one day. Minutes since midnight, in order. */
export interface Offer {
	readonly psychologistId: string;
	/** Sessions already booked on this day. */
	readonly booked: number;
	/** Starts within the hours of both, taken or not. */
	readonly starts: readonly number[];
	/** Those of them that are far enough ahead. */
	readonly bookable: readonly number[];
	/** Those of them that nobody holds. */
	readonly free: readonly number[];
}

/** Starts on the grid whose session ends by closing and lies in one stretch of work. */
function startsWithin(hours: Span, working: readonly Span[], durationMinutes: number): readonly number[] {
	const steps = Math.ceil((hours.to - hours.from) / gridMinutes);
	const grid = Array.from({ length: Math.max(0, steps) }, (_, step) => hours.from + step * gridMinutes);
	const stretches = intersection([hours], working);
	return grid.filter((start) => stretches.some(({ from, to }) => from <= start && start + durationMinutes <= to));
}

/**
 * The first minute of a day that is far enough ahead; negative on later days. Asked once a day, because finding an
 * instant costs more than all the rest; the zone keeps no summer time, so its minutes count evenly from midnight.
 */
const earliestMinute = ({ now, leadHours }: AvailabilitySnapshot, day: string): number =>
	(now.getTime() + leadHours * HOUR - instantAt(day, 0).getTime()) / MINUTE;

interface OpenDay {
	readonly day: string;
	readonly hours: Span;
	readonly earliest: number;
}

function offerOf(
	calendar: PsychologistCalendar,
	snapshot: AvailabilitySnapshot,
	{ day, hours, earliest }: OpenDay,
): Offer {
	const { psychologist, schedule } = calendar;
	const taken = (calendar.taken.get(day) ?? []).filter(({ appointmentId }) => appointmentId !== snapshot.moving);
	const heldMinutes = new Set(taken.map(({ minute }) => minute));
	const booked = new Set(taken.map(({ appointmentId }) => appointmentId)).size;
	const starts = startsWithin(hours, workingSpans(schedule, day), snapshot.durationMinutes);
	const bookable = starts.filter((start) => start >= earliest);
	const isFree = (start: number) =>
		cellsOf(start, snapshot.durationMinutes).every((minute) => !heldMinutes.has(minute));
	const free = booked < dailyCap ? bookable.filter(isFree) : [];
	return { psychologistId: psychologist.id, booked, starts, bookable, free };
}

/** The last day that can be booked, `YYYY-MM-DD`. */
export const lastBookableDay = (now: Date): string => addDays(dayOf(now), horizonDays);

/** What each psychologist has on a day; nobody has anything on a day that cannot be booked. */
export function offersOn(snapshot: AvailabilitySnapshot, day: string): readonly Offer[] {
	if (day < dayOf(snapshot.now) || day > lastBookableDay(snapshot.now)) return [];
	const centre = centreDay(day, snapshot.openingHours, snapshot.calendar);
	if (!centre.open) return [];
	const open = { day, hours: centre.hours, earliest: earliestMinute(snapshot, day) };
	return snapshot.calendars.map((calendar) => offerOf(calendar, snapshot, open));
}

const union = (lists: readonly (readonly number[])[]): readonly number[] =>
	[...new Set(lists.flat())].sort((a, b) => a - b);

/** The start times somebody is free at, in order. */
export const freeTimesIn = (offers: readonly Offer[]): readonly number[] => union(offers.map(({ free }) => free));

/** Who is free at a start time: the least booked that day first, then by id. */
export const whoIsFree = (offers: readonly Offer[], start: number): readonly string[] =>
	offers
		.filter(({ free }) => free.includes(start))
		.sort((a, b) => a.booked - b.booked || a.psychologistId.localeCompare(b.psychologistId))
		.map(({ psychologistId }) => psychologistId);

const nobodyIn = ({ askedFor }: AvailabilitySnapshot): string =>
	askedFor === undefined ? 'No psychologist is in' : `${askedFor} is not in`;

/** Why a day, with these offers, can or cannot be booked. A day that is over is `too_soon`. */
export function dayAvailability(
	snapshot: AvailabilitySnapshot,
	day: string,
	offers: readonly Offer[] = offersOn(snapshot, day),
): DayAvailability {
	const none = (state: DayAvailability['state'], reason?: string): DayAvailability =>
		reason === undefined ? { date: day, state, freeTimes: 0 } : { date: day, state, freeTimes: 0, reason };
	if (day < dayOf(snapshot.now)) return none('too_soon');
	if (day > lastBookableDay(snapshot.now)) return none('too_far');
	const centre: CentreDay = centreDay(day, snapshot.openingHours, snapshot.calendar);
	if (!centre.open) return none('closed', centre.reason);
	if (offers.every(({ starts }) => starts.length === 0)) return none('closed', nobodyIn(snapshot));
	if (offers.every(({ bookable }) => bookable.length === 0)) return none('too_soon');
	const freeTimes = freeTimesIn(offers).length;
	return freeTimes === 0 ? none('full') : { date: day, state: 'open', freeTimes };
}
