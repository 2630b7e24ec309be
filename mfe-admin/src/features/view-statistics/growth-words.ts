import { numberWords } from '@tulia/centre/number-words';

/** A change against last month as it is shown: an arrow, the percentage without its sign, and words. */
export interface Growth {
	readonly arrow: 'arrowUp' | 'arrowDown' | 'arrowRight';
	/** Green above 0 and red otherwise (R63). */
	readonly isGood: boolean;
	readonly percent: string;
	readonly words: string;
}

/** @param percent against last calendar month, as the server answers it. */
export function growthWords(percent: number): Growth {
	const shown = { isGood: percent > 0, percent: `${numberWords(Math.abs(percent), 1)}%` };
	if (percent > 0) return { ...shown, arrow: 'arrowUp', words: 'up from last month' };
	if (percent < 0) return { ...shown, arrow: 'arrowDown', words: 'down from last month' };
	return { ...shown, arrow: 'arrowRight', words: 'no change from last month' };
}
