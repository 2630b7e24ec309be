/** A calendar day has no zone: read at noon UTC it is the same day everywhere. */
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `Thursday` for `2026-11-19`. */
export const weekdayOf = (day: string): string =>
	atNoon(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `Thursday 19 November` for `2026-11-19`. */
export const longDay = (day: string): string => {
	const date = atNoon(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
	return `${weekdayOf(day)} ${date}`;
};
