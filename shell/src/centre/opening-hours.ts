import type { OpeningHours } from '@tulia/contracts/profile/schemas';

/** Days with the same hours, as the footer prints them. */
export interface HoursRow {
	readonly days: string;
	readonly hours: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `HH:mm` of the centre's zone as the site writes times: `9:00 AM`. */
export function wallTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const hoursOf = ({ opens, closes }: OpeningHours): string =>
	opens && closes ? `${wallTime(opens)} – ${wallTime(closes)}` : 'Closed';

const daysOf = (days: readonly string[]): string =>
	days.length === 1
		? capital(days[0] ?? '')
		: `${capital((days[0] ?? '').slice(0, 3))} to ${capital((days.at(-1) ?? '').slice(0, 3))}`;

/** Neighbouring days with the same hours in one row: `Mon to Fri`, `Saturday`, `Sunday`. */
export function groupHours(openingHours: readonly OpeningHours[]): readonly HoursRow[] {
	const groups: { readonly days: string[]; readonly hours: string }[] = [];
	for (const entry of openingHours) {
		const hours = hoursOf(entry);
		const last = groups.at(-1);
		if (last?.hours === hours) last.days.push(entry.day);
		else groups.push({ days: [entry.day], hours });
	}
	return groups.map(({ days, hours }) => ({ days: daysOf(days), hours }));
}
