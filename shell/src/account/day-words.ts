const inZone = (timeZone: string): Intl.DateTimeFormat =>
	new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** The words of the American locale in our order: its short months have three letters in every browser. */
function inOrder(format: Intl.DateTimeFormat, date: Date): string {
	const parts = format.formatToParts(date);
	return ['day', 'month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
}

/** An instant as the day it was in `timeZone`: `2 Nov 2026`. */
export const dayOfInstant = (instant: string, timeZone: string): string => inOrder(inZone(timeZone), new Date(instant));

/** The date of a wording, `2025-06-15`, as `15 Jun 2025`. It has no zone: it is read and written in UTC. */
export const dayOfWording = (day: string): string => inOrder(inZone('UTC'), new Date(`${day}T00:00:00.000Z`));
