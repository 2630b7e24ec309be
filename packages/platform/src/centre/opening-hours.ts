import { minuteAt, wallTime } from '@tulia/centre/clock';
import { dayName, shortDayName } from '@tulia/centre/weekday-names';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';

/** Adjacent days with the same hours, `HH:mm` in the centre's zone; without `opens` and `closes` they are closed. */
export interface HoursGroup {
	/** `Mon to Fri`, `Saturday` */
	readonly days: string;
	readonly opens?: string | undefined;
	readonly closes?: string | undefined;
}

/** Hours of a day on which the centre opens. */
export type OpenDay = OpeningHours & { readonly opens: string; readonly closes: string };

export const isOpenDay = (day: OpeningHours | undefined): day is OpenDay =>
	day?.opens !== undefined && day.closes !== undefined;

/** `17:00` of the centre's zone as the site writes times: `5:00 PM`. */
export const clockTime = (time: string): string => wallTime(minuteAt(time));

const spanOf = (first: OpeningHours['day'], last: OpeningHours['day']): string =>
	first === last ? dayName(first) : `${shortDayName(first)} to ${shortDayName(last)}`;

/** The week's hours in the fewest rows, in the order of the days. */
export function groupHours(openingHours: readonly OpeningHours[]): readonly HoursGroup[] {
	const groups: { readonly first: OpeningHours; last: OpeningHours['day'] }[] = [];
	for (const entry of openingHours) {
		const group = groups.at(-1);
		if (group && group.first.opens === entry.opens && group.first.closes === entry.closes) group.last = entry.day;
		else groups.push({ first: entry, last: entry.day });
	}
	return groups.map(({ first, last }) => ({
		days: spanOf(first.day, last),
		opens: first.opens,
		closes: first.closes,
	}));
}
