import { minuteOfWallTime } from '@tulia/centre/clock';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';

/** A parsed time, and whether it can be booked. */
export interface TimeReading {
	readonly tone: 'free' | 'break' | 'bad';
	/** `2:00 PM, free with Amina Hassan` */
	readonly words: string;
}
type Psychologist = StaffTimes['psychologists'][number];
type TimeState = Psychologist['times'][number]['state'];

/** Visits start at multiples of these minutes. */
const GRID = 30;

/** Whether a time of this day can be booked, with a given psychologist or with any. Shown before the booking. */
export function timeReading(day: StaffTimes, time: string, psychologistId: string | undefined): TimeReading {
	const people = day.psychologists.filter(({ id }) => psychologistId === undefined || id === psychologistId);
	if (psychologistId !== undefined && people.length === 0)
		return { tone: 'bad', words: `${time}: the psychologist you chose does not offer this service` };
	const namesOf = (state: TimeState): readonly string[] =>
		people.filter(({ times }) => times.some((one) => one.time === time && one.state === state)).map(({ name }) => name);
	const [free, pausing, busy] = [namesOf('free'), namesOf('break'), namesOf('taken')];
	if (free.length > 0) return { tone: 'free', words: `${time}, free with ${listed(free)}` };
	if (pausing.length > 0) return { tone: 'break', words: `${time} is in a break of ${listed(pausing)}` };
	if (busy.length > 0)
		return { tone: 'bad', words: `${time} is taken: ${listed(busy)} ${has(busy)} another visit then` };
	return { tone: 'bad', words: whyNoneIsFree(day, time, people) };
}

const has = (names: readonly string[]): string => (names.length > 1 ? 'have' : 'has');

const listed = (names: readonly string[]): string =>
	names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

function whyNoneIsFree({ closed, hours, minutes }: StaffTimes, time: string, people: readonly Psychologist[]): string {
	if (closed !== undefined || !hours) return `${time}: nobody can be booked on this day`;
	const start = minuteOfWallTime(time);
	const [opens, closes] = [minuteOfWallTime(hours.opens), minuteOfWallTime(hours.closes)];
	if (start < opens || start >= closes)
		return `${time} is outside the opening hours, ${hours.opens} to ${hours.closes}`;
	if (start + minutes > closes)
		return `${time}: a visit of ${minutes} minutes would end after closing at ${hours.closes}`;
	if (start % GRID !== 0) return `${time}: visits begin on the hour or the half hour`;
	return `${time}: ${people.length === 1 ? `${people[0]?.name} does` : 'those who offer this do'} not work then`;
}

export interface FreeTime {
	readonly time: string;
	readonly psychologistId: string;
	readonly psychologist: string;
}

const MAX_TIMES = 4;

/**
 * The free times of the day that are nearest to a taken one. Times before the minute `from` are in the past, and not
 * offered.
 */
export function nearestOf(day: StaffTimes, time: string, from: number): readonly FreeTime[] {
	const start = minuteOfWallTime(time);
	const away = (one: FreeTime): number => Math.abs(minuteOfWallTime(one.time) - start);
	return day.psychologists
		.flatMap(({ id, name, times }) =>
			times
				.filter((one) => one.state === 'free' && minuteOfWallTime(one.time) >= from)
				.map((one): FreeTime => ({ time: one.time, psychologistId: id, psychologist: name })),
		)
		.sort((a, b) => away(a) - away(b))
		.slice(0, MAX_TIMES);
}
