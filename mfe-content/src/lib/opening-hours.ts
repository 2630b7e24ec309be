import type { OpeningHours } from '@tulia/contracts/profile/schemas';

/** Neighbouring days with the same hours; without `opens` and `closes` they are closed. Hours are `HH:mm`. */
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

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `17:00` of the centre's zone as the site writes times: `5:00 PM`. */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The same in a sentence, where whole hours need no minutes: `5 PM`. The space does not break. */
const spokenTime = (time: string): string => clockTime(time).replace(':00', '').replace(' ', '\u00a0');

const spanOf = (first: string, last: string): string =>
	first === last ? capital(first) : `${capital(first.slice(0, 3))} to ${capital(last.slice(0, 3))}`;

/** The week in as few rows as it has different hours, in the order of the days. */
export function groupHours(openingHours: readonly OpeningHours[]): readonly HoursGroup[] {
	const groups: { readonly first: OpeningHours; last: string }[] = [];
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

/** The open days in a sentence each: `Mon to Fri, 9 AM to 5 PM. Saturday, 9 AM to 2 PM.` */
export const spokenHours = (openingHours: readonly OpeningHours[]): string =>
	groupHours(openingHours)
		.flatMap(({ days, opens, closes }) =>
			opens && closes ? [`${days}, ${spokenTime(opens)} to ${spokenTime(closes)}.`] : [],
		)
		.join(' ');
