import type { OpeningHours, PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, isOpenDay } from './opening-hours.ts';
import { openingSentence, wallClock } from './opening-sentence.ts';

/** The opening status in words, and the row of the opening hours from which it is computed. */
export interface OpeningStatus {
	readonly isOpen: boolean;
	readonly text: string;
	/** Index of today's row in `groupHours`. */
	readonly row: number;
}

const sameHours = (one: OpeningHours, other: OpeningHours | undefined): boolean =>
	one.opens === other?.opens && one.closes === other?.closes;

/** A row begins at each day whose hours differ from the day before. */
const rowOf = (week: readonly OpeningHours[], today: number): number =>
	week.slice(1, today + 1).filter((day, place) => !sameHours(day, week[place])).length;

/** The opening status at `now`, by the weekly hours in the centre's zone; `undefined` when it never opens. */
export function openingStatusAt(
	centre: Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>,
	now: Date,
): OpeningStatus | undefined {
	const line = openingSentence(centre, now);
	if (!line) return undefined;
	const { day } = wallClock(now, centre.timeZone);
	const at = centre.openingHours.findIndex((entry) => entry.day === day);
	const today = centre.openingHours[at];
	const text = line.isOpen && isOpenDay(today) ? `Open now until ${clockTime(today.closes)}` : line.text;
	return { isOpen: line.isOpen, text, row: rowOf(centre.openingHours, at) };
}
