const part = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-US', options);

/** The words of the American locale in the order of ours: its short months have the same three letters in every browser. */
function inOrder(format: Intl.DateTimeFormat, date: Date): string {
	const parts = format.formatToParts(date);
	return ['day', 'month', 'year'].map((type) => parts.find((each) => each.type === type)?.value).join(' ');
}

/** A calendar day `2026-09-14` as `14 September 2026`. It has no zone: it is read and written in UTC. */
export const longDate = (day: string): string =>
	inOrder(part({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }), new Date(`${day}T00:00:00.000Z`));

/** An instant as the day it was in `timeZone`: `2 Nov 2026`. */
export const shortDate = (instant: string, timeZone: string): string =>
	inOrder(part({ day: 'numeric', month: 'short', year: 'numeric', timeZone }), new Date(instant));

/** An instant as the day it was in `timeZone`, in full: `2 November 2026`. */
export const fullDate = (instant: string, timeZone: string): string =>
	inOrder(part({ day: 'numeric', month: 'long', year: 'numeric', timeZone }), new Date(instant));
