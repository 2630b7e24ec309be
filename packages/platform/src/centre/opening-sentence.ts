import { clockAt, dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays, type Weekday, weekdayOf } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { OpeningHours, PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, isOpenDay } from './opening-hours.ts';

/** The opening status in a sentence. */
export interface OpeningSentence {
	readonly isOpen: boolean;
	readonly text: string;
}

/** Weekday and `HH:mm` on the wall clock of a zone. */
export const wallClock = (now: Date, timeZone: string): { readonly day: Weekday; readonly time: string } => ({
	day: weekdayOf(dayOf(now, timeZone)),
	time: clockAt(minuteOf(now, timeZone)),
});

/** The next opening after today, skipping closed days. `today` is the index of today in the week. */
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

/** Days to search: two weeks hold an opening, unless the centre never opens. */
const LOOK_AHEAD = 14;

/**
 * The opening status in a sentence at `now`, by the weekly hours in the centre's zone and the days it is closed, public
 * holidays included. `undefined` when the centre never opens.
 */
export function openingSentence(
	{ openingHours, timeZone, closedDays = [] }: Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>,
	now: Date,
): OpeningSentence | undefined {
	const isClosed = (ahead: number): boolean => closedDays.includes(addDays(dayOf(now, timeZone), ahead));
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

/** Whether the chat is answered at `now`. Without hours of its own it has the opening hours. */
export const isChatOpen = (
	{ chatHours, openingHours, ...centre }: Pick<PublicProfile, 'chatHours' | 'openingHours' | 'timeZone' | 'closedDays'>,
	now: Date,
): boolean => openingSentence({ ...centre, openingHours: chatHours ?? openingHours }, now)?.isOpen === true;
