import { numberWords } from '@tulia/centre/number-words';
import type { IconName } from '@tulia/ui';

/** How a figure differs from the one of the equal span before: an arrow, by how much, and words. */
export interface Change {
	readonly arrow: Extract<IconName, 'arrowUp' | 'arrowDown' | 'arrowRight'>;
	/** Neither where it did not change, or where more is as good as less. */
	readonly tone: 'good' | 'bad' | 'plain';
	/** `9%`, `2 points`; nothing where it cannot be said. */
	readonly amount: string;
	/** `up from 932` */
	readonly words: string;
}

/** Which direction is a good sign. */
export type GoodWhen = 'more' | 'less' | 'neither';

/** `7.5%`; undefined where there is nothing to take a share of. */
export const percentWords = (share: number | undefined, digits = 1): string =>
	share === undefined ? 'None' : `${numberWords(share * 100, digits)}%`;

/** A share of some; undefined of none. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

function changed(difference: number, goodWhen: GoodWhen, amount: string, before: string): Change {
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

/** Of a number of visits, clients or cents: by how many percent. */
export function countChange(
	now: number,
	before: number,
	{ goodWhen, words = numberWords }: { readonly goodWhen: GoodWhen; readonly words?: (value: number) => string },
): Change {
	if (now === before) return unchanged(words(before));
	const percent = (100 * Math.abs(now - before)) / Math.abs(before);
	const amount = before === 0 ? '' : `${numberWords(percent, percent < 10 ? 1 : 0)}%`;
	return changed(now - before, goodWhen, amount, words(before));
}

/** Of a share: by how many points. Undefined where one of them is a share of nothing. */
export function shareChange(
	now: number | undefined,
	before: number | undefined,
	{ goodWhen, digits = 1 }: { readonly goodWhen: GoodWhen; readonly digits?: number },
): Change | undefined {
	if (now === undefined || before === undefined) return undefined;
	const words = percentWords(before, digits);
	// As they are shown, so that nobody who subtracts finds another number.
	const scale = 10 ** digits;
	const points = (Math.round(now * 100 * scale) - Math.round(before * 100 * scale)) / scale;
	if (points === 0) return unchanged(words);
	const amount = numberWords(Math.abs(points), digits);
	return changed(points, goodWhen, `${amount} ${amount === '1' ? 'point' : 'points'}`, words);
}
