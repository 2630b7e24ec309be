import { numberWords } from '@tulia/centre/number-words';

/** The number of reads below an article's heading: `1 read`, `1,234 reads`; empty for 0. */
export function readsWords(reads: number): string {
	if (reads === 0) return '';
	return reads === 1 ? '1 read' : `${numberWords(reads)} reads`;
}

/** The number of likes beside the button; empty for 0. */
export const likesWords = (likes: number): string => (likes > 0 ? numberWords(likes) : '');
