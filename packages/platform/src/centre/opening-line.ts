import type { CentreProfile, OpeningHours } from '@tulia/contracts/profile/schemas';
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

/** The next opening after today, which is the day at `today` of a week that starts anywhere. */
function nextOpening(week: readonly OpeningHours[], today: number): string | undefined {
	const ahead = [...week.slice(today + 1), ...week.slice(0, today + 1)];
	const days = ahead.findIndex(isOpenDay);
	const next = ahead[days];
	if (!isOpenDay(next)) return undefined;
	return `Opens ${days === 0 ? 'tomorrow' : dayName(next.day)} at ${clockTime(next.opens)}`;
}

/**
 * What the door says at `now`, by the weekly hours in the centre's zone. `undefined` when the centre never opens. It knows
 * nothing of public holidays and single closed days: the profile does not hold them.
 */
export function openingLine(
	{ openingHours, timeZone }: Pick<CentreProfile, 'openingHours' | 'timeZone'>,
	now: Date,
): OpeningLine | undefined {
	const { day, time } = wallClock(now, timeZone);
	const at = openingHours.findIndex((entry) => entry.day === day);
	const today = openingHours[at];
	if (isOpenDay(today) && time < today.opens)
		return { isOpen: false, text: `Opens today at ${clockTime(today.opens)}` };
	if (isOpenDay(today) && time < today.closes)
		return { isOpen: true, text: `Open today until ${clockTime(today.closes)}` };
	const text = nextOpening(openingHours, at);
	return text === undefined ? undefined : { isOpen: false, text };
}
