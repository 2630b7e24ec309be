export const concernedWords = (visits: number): string =>
	visits === 1 ? 'one coming visit is concerned' : `${visits} coming visits are concerned`;

/** Says on which days the displaced visits are, and what happens to them. */
export function whenWords(visits: number, from = '', to = from): string {
	if (visits === 1)
		return `It is on ${from}. After you save it stays booked, and stands under “To be moved” until it is moved, cancelled or kept.`;
	const days = from === to ? `They are on ${from}.` : `The first is on ${from}, the last on ${to}.`;
	return `${days} After you save they stay booked, and stand under “To be moved” until each is moved, cancelled or kept.`;
}
