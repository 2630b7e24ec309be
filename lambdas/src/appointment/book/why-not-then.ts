import { wallTime } from '@tulia/centre/clock';
import {
	type AvailabilitySnapshot,
	type Offer,
	offersOn,
	whoIsFree,
} from '../../availability/availability-snapshot.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { centreDay } from '../../calendar/centre-day.ts';

/** A day, and minutes since its midnight. */
interface Moment {
	readonly date: string;
	readonly start: number;
}

/**
 * The reason, shown to staff, why no psychologist offers a session at this time. Undefined for clients: their refusal
 * has no reason.
 */
export function whyNotOffered(
	snapshot: AvailabilitySnapshot,
	{ date, start }: Moment,
	offers: readonly Offer[],
): string | undefined {
	const { staff, openingHours, calendar, durationMinutes } = snapshot;
	const centre = centreDay(date, openingHours, calendar);
	if (!staff || !centre.open) return undefined;
	const { from, to } = centre.hours;
	const hours = `On this day the centre is open from ${wallTime(from)} to ${wallTime(to)}.`;
	if (start < from || start >= to) return hours;
	if (start + durationMinutes > to) return `A visit of ${durationMinutes} minutes would end after closing. ${hours}`;
	if (offers.some(({ starts }) => starts.includes(start))) return 'This time is over.';
	if (start % bookingRules.staff.gridMinutes !== 0) return 'Visits begin on the hour or the half hour.';
	const { askedFor } = snapshot;
	return askedFor === undefined
		? 'Nobody who offers this works at this time.'
		: `${askedFor} does not work at this time.`;
}

/** The reason, shown to staff, why all psychologists who work at this time are taken. Undefined for clients. */
export function whyTaken(
	snapshot: AvailabilitySnapshot,
	{ start }: Moment,
	offers: readonly Offer[],
): string | undefined {
	if (!snapshot.staff) return undefined;
	const there = offers.filter(({ bookable }) => bookable.includes(start));
	const { askedFor } = snapshot;
	if (there.every(({ isFull }) => isFull))
		return `${askedFor ?? 'Everybody who offers this'} has ${bookingRules.dailyCap} visits on this day already.`;
	return `${askedFor ?? 'Everybody who offers this'} has another visit then, or the half hour after one.`;
}

/** The name of the first psychologist who is free at this time except for their break, which staff may book over. */
export function onlyBreakKeeps(snapshot: AvailabilitySnapshot, { date, start }: Moment): string | undefined {
	if (!snapshot.staff || snapshot.staff.overBreak) return undefined;
	const accepted = { ...snapshot, staff: { ...snapshot.staff, overBreak: true } };
	const [first] = whoIsFree(offersOn(accepted, date), start);
	return snapshot.calendars.find(({ psychologist }) => psychologist.id === first)?.psychologist.name;
}
