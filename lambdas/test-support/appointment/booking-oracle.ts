import { dayOf, minuteOfWallTime } from '@tulia/centre/clock';
import { addDays, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { cellsOf } from '../../src/availability/cell.ts';
import { bookingRules } from '../../src/calendar/booking-rules.ts';

/**
 * The oracle of the model-based test: the rules of booking implemented independently of the product. Days are those of
 * the sample centre, without closures and holidays.
 */
export interface ModelAppointment {
	readonly id: string;
	readonly client: string;
	readonly serviceId: string;
	readonly minutes: number;
	readonly psychologistId: string;
	readonly date: string;
	readonly time: string;
	readonly status: 'confirmed' | 'attended' | 'missed' | 'cancelled';
	readonly ver: number;
}

export interface ModelState {
	readonly psychologistIds: readonly string[];
	readonly now: Date;
	readonly appointments: readonly ModelAppointment[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const startOf = ({ date, time }: Pick<ModelAppointment, 'date' | 'time'>): Date =>
	instantAt(date, minuteOfWallTime(time));
export const endOf = (one: Pick<ModelAppointment, 'date' | 'time' | 'minutes'>): Date =>
	new Date(startOf(one).getTime() + one.minutes * MINUTE);

export const upcomingOf = ({ appointments, now }: ModelState, client: string): readonly ModelAppointment[] =>
	appointments.filter((one) => one.client === client && one.status === 'confirmed' && endOf(one) > now);

const closing = (date: string): number => {
	const day = weekdayOf(date);
	if (day === 'sunday') return 0;
	return (day === 'saturday' ? 14 : 17) * 60;
};

/**
 * The earliest start: clients 4 hours ahead, staff in the running half hour, staff who record past visits 7 days back.
 */
const earliest: Record<'client' | 'staff' | 'staff for the past', (now: Date) => Date> = {
	client: (now) => new Date(now.getTime() + 4 * HOUR),
	staff: (now) => new Date(Math.floor(now.getTime() / (30 * MINUTE)) * 30 * MINUTE),
	'staff for the past': (now) => instantAt(addDays(dayOf(now), -7), 0),
};

/** Whether a session of this length may begin at this time, even if the time is taken. */
export function isOffered(
	{ now }: ModelState,
	{ date, time, minutes }: Pick<ModelAppointment, 'date' | 'time' | 'minutes'>,
	by: 'client' | 'staff' | 'staff for the past',
): boolean {
	const start = minuteOfWallTime(time);
	const isOnGrid = start >= 9 * 60 && (start - 9 * 60) % (by === 'client' ? 90 : 30) === 0;
	const isAhead = startOf({ date, time }) >= earliest[by](now);
	return isOnGrid && isAhead && start + minutes <= closing(date);
}

/** The free psychologists, the least booked that day first; the appointment `moving` blocks nothing. */
export function freeFor(
	{ psychologistIds, appointments }: ModelState,
	{ date, time, minutes }: Pick<ModelAppointment, 'date' | 'time' | 'minutes'>,
	moving?: string,
): readonly string[] {
	const wanted = cellsOf(minuteOfWallTime(time), minutes);
	const ofDay = (id: string) =>
		appointments.filter(
			(one) => one.id !== moving && one.psychologistId === id && one.date === date && one.status !== 'cancelled',
		);
	const isFree = (id: string) =>
		ofDay(id).length < bookingRules.dailyCap &&
		!ofDay(id).some((one) => cellsOf(minuteOfWallTime(one.time), one.minutes).some((cell) => wanted.includes(cell)));
	return psychologistIds.filter(isFree).sort((a, b) => ofDay(a).length - ofDay(b).length || (a < b ? -1 : 1));
}

export const overlaps = (
	some: readonly ModelAppointment[],
	other: Pick<ModelAppointment, 'date' | 'time' | 'minutes'>,
): boolean => some.some((one) => startOf(one) < endOf(other) && startOf(other) < endOf(one));

export const isChangeable = ({ now }: ModelState, one: ModelAppointment): boolean =>
	startOf(one).getTime() - now.getTime() >= 24 * HOUR;

/** An outcome, or `confirmed`: it is taken back. */
export type Outcome = 'attended' | 'missed' | 'confirmed';
const opens: Record<Outcome, number> = { attended: 15 * MINUTE, missed: 0, confirmed: Number.POSITIVE_INFINITY };

export const isOpenFor = ({ now }: ModelState, one: ModelAppointment, outcome: Outcome): boolean =>
	now.getTime() >= startOf(one).getTime() - opens[outcome];

export const isCorrectable = ({ now }: ModelState, one: ModelAppointment): boolean =>
	now.getTime() <= endOf(one).getTime() + 7 * 24 * HOUR;

/** Start times of sessions of any length, those of staff beside them, and two off the grid. */
export const candidateTimes = [
	'9:00 AM',
	'10:30 AM',
	'12:00 PM',
	'1:30 PM',
	'3:00 PM',
	'4:30 PM',
	'9:30 AM',
	'2:30 PM',
	'4:00 PM',
	'9:10 AM',
	'7:30 AM',
];
