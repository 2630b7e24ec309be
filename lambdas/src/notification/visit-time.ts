/** The centre's zone; Kenya keeps no summer time. */
const ZONE = 'Africa/Nairobi';

const parts = new Intl.DateTimeFormat('en-US', {
	timeZone: ZONE,
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	hour12: true,
});

const partsOf = (at: string): Record<string, string> =>
	Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));

/** Day of an instant (ISO UTC) at the centre: `Thu 19 Nov 2026`. */
export function visitDay(at: string): string {
	const { weekday, day, month, year } = partsOf(at);
	return `${weekday} ${day} ${month} ${year}`;
}

/** Wall-clock time of an instant (ISO UTC) at the centre: `10:30 AM`. Parts are joined here: newer runtimes put a narrow space between. */
export function visitTime(at: string): string {
	const { hour, minute, dayPeriod } = partsOf(at);
	return `${hour}:${minute} ${dayPeriod}`;
}

/** Both, and the zone: `Thu 19 Nov 2026, 10:30 AM EAT`. */
export const visitMoment = (at: string): string => `${visitDay(at)}, ${visitTime(at)} EAT`;
