import { dayOf, wallTime } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { centreDay } from '../calendar/centre-day.ts';
import {
	type AvailabilitySnapshot,
	dayAvailability,
	freeTimesIn,
	type Offer,
	offersOn,
	type PsychologistCalendar,
} from './availability-snapshot.ts';

/** How far ahead the first free time is searched. */
const DAYS_AHEAD = 14;
/** The number of days offered besides the requested one. */
const DAYS_SHOWN = 5;

/** The days to read for one day: itself, and two weeks from now and from it. */
export function daysLookedAt(date: string, now: Date): { readonly from: string; readonly to: string } {
	const [first = date, last = date] = [date, dayOf(now)].sort();
	return { from: first, to: addDays(last, DAYS_AHEAD) };
}

/** A day for bookings by staff, from a snapshot that includes the days after it. */
export function staffTimes(snapshot: AvailabilitySnapshot, date: string): StaffTimes {
	const { openingHours, calendar, durationMinutes, calendars } = snapshot;
	const fromNow = { ...snapshot, staff: { overBreak: false, backDays: 0 } };
	const offers = offersOn(snapshot, date);
	const centre = centreDay(date, openingHours, calendar);
	const closed = whyClosed(snapshot, date, offers);
	return {
		date,
		...(centre.open ? { hours: { opens: wallTime(centre.hours.from), closes: wallTime(centre.hours.to) } } : {}),
		...(closed === undefined ? {} : { closed }),
		minutes: durationMinutes,
		psychologists: calendars.map((one) => psychologistOn(fromNow, date, { ...one, offers })),
		days: nextFreeDays(fromNow),
	};
}

function whyClosed(snapshot: AvailabilitySnapshot, date: string, offers: readonly Offer[]): string | undefined {
	const { state, reason } = dayAvailability(snapshot, date, offers);
	if (state === 'too_soon') return 'more than 7 days ago';
	if (state === 'too_far') return 'too far ahead';
	return state === 'closed' ? reason : undefined;
}

function psychologistOn(
	fromNow: AvailabilitySnapshot,
	date: string,
	{ psychologist: { id, name }, offers }: PsychologistCalendar & { readonly offers: readonly Offer[] },
): StaffTimes['psychologists'][number] {
	const offer = offers.find(({ psychologistId }) => psychologistId === id);
	const firstFree = firstFreeOf(fromNow, date, id);
	return { id, name, times: offer ? timesOf(offer) : [], ...(firstFree ? { firstFree } : {}) };
}

const timesOf = ({ starts, free, freeOnBreak }: Offer): StaffTimes['psychologists'][number]['times'] =>
	starts.map((start) => {
		if (free.includes(start)) return { time: wallTime(start), state: 'free' };
		return { time: wallTime(start), state: freeOnBreak.includes(start) ? 'break' : 'taken' };
	});

function firstFreeOf(fromNow: AvailabilitySnapshot, date: string, id: string) {
	const today = dayOf(fromNow.now);
	const from = date > today ? date : today;
	for (const day of daysFrom(from, addDays(from, DAYS_AHEAD))) {
		const [start] = offersOn(fromNow, day).find(({ psychologistId }) => psychologistId === id)?.free ?? [];
		if (start !== undefined) return { date: day, time: wallTime(start) };
	}
	return undefined;
}

function nextFreeDays(fromNow: AvailabilitySnapshot): StaffTimes['days'] {
	const today = dayOf(fromNow.now);
	return daysFrom(today, addDays(today, DAYS_AHEAD))
		.map((date) => ({ date, freeTimes: freeTimesIn(offersOn(fromNow, date)).length }))
		.filter(({ freeTimes }) => freeTimes > 0)
		.slice(0, DAYS_SHOWN);
}
