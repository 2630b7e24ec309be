import { shortMonth } from '@tulia/centre/date-words';
import { numberWords } from '@tulia/centre/number-words';

/** The growth of a month over the month before: an arrow, the percentage without its sign, and a text. */
export interface Growth {
	readonly arrow: 'arrowUp' | 'arrowDown' | 'arrowRight';
	/** The colour: green above 0, red otherwise (R63). */
	readonly isGood: boolean;
	readonly percent: string;
	readonly words: string;
}

interface Months {
	/** The last whole month: `2026-10`. */
	readonly month: string;
	/** The month before: `2026-09`. */
	readonly before: string;
}

/** @param percent the growth of the last whole month over the previous one, from the response. */
export function growthWords(percent: number, { month, before }: Months): Growth {
	const shown = { isGood: percent > 0, percent: `${numberWords(Math.abs(percent), 1)}%` };
	const [inMonth, inBefore] = [shortMonth(month), shortMonth(before)];
	if (percent > 0) return { ...shown, arrow: 'arrowUp', words: `more in ${inMonth} than in ${inBefore}` };
	if (percent < 0) return { ...shown, arrow: 'arrowDown', words: `less in ${inMonth} than in ${inBefore}` };
	return { ...shown, arrow: 'arrowRight', words: `change from ${inBefore} to ${inMonth}` };
}
