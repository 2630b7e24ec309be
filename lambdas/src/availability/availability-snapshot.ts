import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import { intersection, type Span } from '@tulia/centre/span';
import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { bookingRules } from '../calendar/booking-rules.ts';
import { type CalendarEntry, type CentreDay, centreDay } from '../calendar/centre-day.ts';
import { rosteredSpans, type ScheduledPsychologist, workingSpans } from '../psychologist/psychologist.ts';
import { cellsOf, type TakenCell } from './cell.ts';

const { gridMinutes, horizonDays, dailyCap, staff } = bookingRules;

/** One psychologist's part of the snapshot. */
export interface PsychologistCalendar extends ScheduledPsychologist {
	readonly taken: ReadonlyMap<string, readonly TakenCell[]>;
}

/** All data that start times of one service are computed from, as read. */
export interface AvailabilitySnapshot {
	readonly now: Date;
	readonly durationMinutes: number;
	readonly openingHours: readonly OpeningHours[];
	readonly calendar: readonly CalendarEntry[];
	/** The psychologists who offer the service, by id. */
	readonly calendars: readonly PsychologistCalendar[];
	/** Lead time in hours: 4 for clients, 0 for staff (promise P6). */
	readonly leadHours: number;
	/**
	 * Options of staff: any half hour, over a break if accepted, and this many days back (promise P6). Absent: clients.
	 */
	readonly staff?: StaffQuestion | undefined;
	/** The name of the requested psychologist; absent for any. */
	readonly askedFor?: string | undefined;
	/** Appointments to be moved, if that is the question: their own times count as free. */
	readonly moving?: readonly string[] | undefined;
	/** The offer of the waiting list that holds a time for the caller: for them it is free. */
	readonly heldAs?: string | undefined;
}

export interface StaffQuestion {
	/** Staff accepted a booking over a break. */
	readonly overBreak: boolean;
	/** How many past days staff may book; 0: none, from the running half hour on. */
	readonly backDays: number;
}

/** One psychologist's day. Minutes since midnight, in order. */
export interface Offer {
	readonly psychologistId: string;
	readonly booked: number;
	/** Starts within the hours of both the centre and the psychologist, taken or not; for staff also over a break. */
	readonly starts: readonly number[];
	/** The `starts` that satisfy the lead time. */
	readonly bookable: readonly number[];
	/** The `bookable` starts that are not taken; over a break only if staff accepted it. */
	readonly free: readonly number[];
	/** The starts whose session overlaps a break: offered to staff only. */
	readonly onBreak: readonly number[];
	/** The `onBreak` starts that are not taken. */
	readonly freeOnBreak: readonly number[];
	/** The day has its maximum number of sessions. */
	readonly isFull: boolean;
}

const gridFrom = (first: number, until: number, step: number): readonly number[] =>
	Array.from({ length: Math.max(0, Math.ceil((until - first) / step)) }, (_, index) => first + index * step);

/** The grid of clients, counted from opening; staff have every half hour of the clock as well. */
function gridOf(hours: Span, isForStaff: boolean): readonly number[] {
	const offered = gridFrom(hours.from, hours.to, gridMinutes);
	if (!isForStaff) return offered;
	const { gridMinutes: half } = staff;
	return union([offered, gridFrom(Math.ceil(hours.from / half) * half, hours.to, half)]);
}

/** The starts whose session lies in one of the intervals. */
function startsWithin(intervals: readonly Span[], grid: readonly number[], durationMinutes: number) {
	return grid.filter((start) => intervals.some(({ from, to }) => from <= start && start + durationMinutes <= to));
}

/** Possible starts: for clients outside breaks, for staff also over them; `onBreak` lists those. */
function startsOf(
	{ schedule }: PsychologistCalendar,
	{ staff: asked, durationMinutes }: AvailabilitySnapshot,
	open: OpenDay,
) {
	const grid = gridOf(open.hours, asked !== undefined);
	const besideBreaks = startsWithin(intersection(open.spans, workingSpans(schedule, open.day)), grid, durationMinutes);
	if (!asked) return { starts: besideBreaks, onBreak: [] };
	const starts = startsWithin(intersection(open.spans, rosteredSpans(schedule, open.day)), grid, durationMinutes);
	return { starts, onBreak: starts.filter((start) => !besideBreaks.includes(start)) };
}

/**
 * The first minute of a day that is far enough ahead; negative on later days. Computed once a day, because finding an
 * instant is slow; the zone has no summer time, so its minutes count evenly from midnight.
 */
function earliestMinute({ now, leadHours, staff: asked }: AvailabilitySnapshot, day: string): number {
	const minutesGone = (now.getTime() - instantAt(day, 0).getTime()) / MINUTE;
	if (!asked) return minutesGone + leadHours * 60;
	return asked.backDays > 0
		? Number.NEGATIVE_INFINITY
		: Math.floor(minutesGone / staff.gridMinutes) * staff.gridMinutes;
}

interface OpenDay {
	readonly day: string;
	readonly hours: Span;
	readonly spans: readonly Span[];
	readonly earliest: number;
}

function offerOf(calendar: PsychologistCalendar, snapshot: AvailabilitySnapshot, open: OpenDay): Offer {
	const { psychologist } = calendar;
	const taken = (calendar.taken.get(open.day) ?? []).filter(
		({ holderId }) => !snapshot.moving?.includes(holderId) && holderId !== snapshot.heldAs,
	);
	const heldMinutes = new Set(taken.map(({ minute }) => minute));
	const booked = new Set(taken.map(({ holderId }) => holderId)).size;
	const { starts, onBreak } = startsOf(calendar, snapshot, open);
	const bookable = starts.filter((start) => start >= open.earliest);
	const isFree = (start: number) =>
		cellsOf(start, snapshot.durationMinutes).every((minute) => !heldMinutes.has(minute));
	const isFull = booked >= dailyCap;
	const untaken = isFull ? [] : bookable.filter(isFree);
	const freeOnBreak = untaken.filter((start) => onBreak.includes(start));
	const free = snapshot.staff?.overBreak ? untaken : untaken.filter((start) => !freeOnBreak.includes(start));
	return { psychologistId: psychologist.id, booked, starts, bookable, free, onBreak, freeOnBreak, isFull };
}

/** The last day that can be booked, `YYYY-MM-DD`. */
export const lastBookableDay = (now: Date): string => addDays(dayOf(now), horizonDays);

/** The first possible day: today, and for staff who note past visits, some days before. */
export const firstBookableDay = ({ now, staff: asked }: Pick<AvailabilitySnapshot, 'now' | 'staff'>): string =>
	addDays(dayOf(now), -(asked?.backDays ?? 0));

/** The offers of each psychologist on a day; none on a day that cannot be booked. */
export function offersOn(snapshot: AvailabilitySnapshot, day: string): readonly Offer[] {
	if (day < firstBookableDay(snapshot) || day > lastBookableDay(snapshot.now)) return [];
	const centre = centreDay(day, snapshot.openingHours, snapshot.calendar);
	if (!centre.open) return [];
	const { hours, spans } = centre;
	const open = { day, hours, spans, earliest: earliestMinute(snapshot, day) };
	return snapshot.calendars.map((calendar) => offerOf(calendar, snapshot, open));
}

const union = (lists: readonly (readonly number[])[]): readonly number[] =>
	[...new Set(lists.flat())].sort((a, b) => a - b);

/** The start times at which at least one psychologist is free, in order. */
export const freeTimesIn = (offers: readonly Offer[]): readonly number[] => union(offers.map(({ free }) => free));

/**
 * The free psychologists at a start time, in order of trial: without a break first, then preferred, least booked, by
 * id.
 */
export const whoIsFree = (
	offers: readonly Offer[],
	start: number,
	isPreferred: (psychologistId: string) => boolean = () => false,
): readonly string[] =>
	offers
		.filter(({ free }) => free.includes(start))
		.sort(
			(a, b) =>
				breaksAt(a, start) - breaksAt(b, start) ||
				Number(isPreferred(b.psychologistId)) - Number(isPreferred(a.psychologistId)) ||
				a.booked - b.booked ||
				a.psychologistId.localeCompare(b.psychologistId),
		)
		.map(({ psychologistId }) => psychologistId);

const breaksAt = ({ onBreak }: Offer, start: number): number => (onBreak.includes(start) ? 1 : 0);

const noneIsFreeReason = ({ askedFor }: AvailabilitySnapshot): string =>
	askedFor === undefined ? 'No psychologist is in' : `${askedFor} is not in`;

/** Why a day with these offers can or cannot be booked. A past day is `too_soon`. */
export function dayAvailability(
	snapshot: AvailabilitySnapshot,
	day: string,
	offers: readonly Offer[] = offersOn(snapshot, day),
): DayAvailability {
	const none = (state: DayAvailability['state'], reason?: string): DayAvailability =>
		reason === undefined ? { date: day, state, freeTimes: 0 } : { date: day, state, freeTimes: 0, reason };
	if (day < firstBookableDay(snapshot)) return none('too_soon');
	if (day > lastBookableDay(snapshot.now)) return none('too_far');
	const centre: CentreDay = centreDay(day, snapshot.openingHours, snapshot.calendar);
	if (!centre.open) return none('closed', centre.reason);
	if (offers.every(({ starts }) => starts.length === 0)) return none('closed', noneIsFreeReason(snapshot));
	if (offers.every(({ bookable }) => bookable.length === 0)) return none('too_soon');
	const freeTimes = freeTimesIn(offers).length;
	return freeTimes === 0 ? none('full') : { date: day, state: 'open', freeTimes };
}
