import type { OpeningHours, PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, dayName, isOpenDay } from './opening-hours.ts';

/** Whether somebody is there now, in the words of the site. */
export interface OpeningLine {
	readonly isOpen: boolean;
	readonly text: string;
}

/** Weekday and `HH:mm` on the wall clock of a zone. */
export function wallClock(now: Date, timeZone: string): { readonly day: string; readonly time: string } {
	const parts = new Intl.DateTimeFormat('en-US', {
		timeZone,
		weekday: 'long',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).formatToParts(now);
	const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
	return { day: part('weekday').toLowerCase(), time: `${part('hour')}:${part('minute')}` };
}

/** The calendar day (`YYYY-MM-DD`) that is `ahead` days after the one it is in a zone. */
function calendarDay(now: Date, timeZone: string, ahead: number): string {
	const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
	return new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
}

/** The next opening after today, which is the day at `today` of a week that starts anywhere; days that are closed are passed over. */
function nextOpening(
	week: readonly OpeningHours[],
	today: number,
	isClosed: (ahead: number) => boolean,
): string | undefined {
	for (let ahead = 1; ahead <= LOOK_AHEAD; ahead += 1) {
		const next = week[(today + ahead) % week.length];
		if (isOpenDay(next) && !isClosed(ahead))
			return `Opens ${ahead === 1 ? 'tomorrow' : dayName(next.day)} at ${clockTime(next.opens)}`;
	}
	return undefined;
}

/** In days: two weeks hold an opening, unless the centre has closed for good. */
const LOOK_AHEAD = 14;

/**
 * What the door says at `now`, by the weekly hours in the centre's zone and the days it is closed, public holidays among them.
 * `undefined` when the centre never opens.
 */
export function openingLine(
	{ openingHours, timeZone, closedDays = [] }: Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>,
	now: Date,
): OpeningLine | undefined {
	const isClosed = (ahead: number): boolean => closedDays.includes(calendarDay(now, timeZone, ahead));
	const { day, time } = wallClock(now, timeZone);
	const at = openingHours.findIndex((entry) => entry.day === day);
	const today = isClosed(0) ? undefined : openingHours[at];
	if (isOpenDay(today) && time < today.opens)
		return { isOpen: false, text: `Opens today at ${clockTime(today.opens)}` };
	if (isOpenDay(today) && time < today.closes)
		return { isOpen: true, text: `Open today until ${clockTime(today.closes)}` };
	const text = nextOpening(openingHours, at, isClosed);
	return text === undefined ? undefined : { isOpen: false, text };
}
