import { numberWords } from '@tulia/centre/number-words';
import type { IconName } from '@tulia/ui';

/** The change of a figure since the equal span before: an arrow, the amount, and a text. */
export interface Change {
	readonly arrow: Extract<IconName, 'arrowUp' | 'arrowDown' | 'arrowRight'>;
	/** The colour; `plain` if the figure did not change, or if neither direction is better. */
	readonly tone: 'good' | 'bad' | 'plain';
	/** `9%` or `2 points`; empty for an undefined amount. */
	readonly amount: string;
	/** `up from 932` */
	readonly words: string;
}

/** The direction that is better. */
export type GoodWhen = 'more' | 'less' | 'neither';

/** `7.5%`; `None` for an undefined share. */
export const percentWords = (share: number | undefined, digits = 1): string =>
	share === undefined ? 'None' : `${numberWords(share * 100, digits)}%`;

/** The share of a part in a whole; `undefined` if the whole is zero. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

interface Amounts {
	readonly amount: string;
	readonly before: string;
}

function changed(difference: number, goodWhen: GoodWhen, { amount, before }: Amounts): Change {
	const isGood = difference > 0 === (goodWhen === 'more');
	const tone = goodWhen === 'neither' ? 'plain' : isGood ? 'good' : 'bad';
	return difference > 0
		? { arrow: 'arrowUp', tone, amount, words: `up from ${before}` }
		: { arrow: 'arrowDown', tone, amount, words: `down from ${before}` };
}

const unchanged = (before: string): Change => ({
	arrow: 'arrowRight',
	tone: 'plain',
	amount: '',
	words: `${before} before, too`,
});

/** The change of a number of visits, clients or cents, in percent. */
export function countChange(
	now: number,
	before: number,
	{ goodWhen, words = numberWords }: { readonly goodWhen: GoodWhen; readonly words?: (value: number) => string },
): Change {
	if (now === before) return unchanged(words(before));
	const percent = (100 * Math.abs(now - before)) / Math.abs(before);
	const amount = before === 0 ? '' : `${numberWords(percent, percent < 10 ? 1 : 0)}%`;
	return changed(now - before, goodWhen, { amount, before: words(before) });
}

/** The change of a share, in percentage points; `undefined` if either share is undefined. */
export function shareChange(
	now: number | undefined,
	before: number | undefined,
	{ goodWhen, digits = 1 }: { readonly goodWhen: GoodWhen; readonly digits?: number },
): Change | undefined {
	if (now === undefined || before === undefined) return undefined;
	const words = percentWords(before, digits);
	// Both shares are rounded before they are subtracted, so that the difference matches the numbers on the page.
	const scale = 10 ** digits;
	const points = (Math.round(now * 100 * scale) - Math.round(before * 100 * scale)) / scale;
	if (points === 0) return unchanged(words);
	const amount = numberWords(Math.abs(points), digits);
	return changed(points, goodWhen, { amount: `${amount} ${amount === '1' ? 'point' : 'points'}`, before: words });
}
