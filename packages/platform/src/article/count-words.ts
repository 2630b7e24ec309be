import { numberWords } from '@tulia/centre/number-words';

/** How often an article was read, as its heading says it: `1 read`, `1,234 reads`; nothing while nobody has. */
export function readsWords(reads: number): string {
	if (reads === 0) return '';
	return reads === 1 ? '1 read' : `${numberWords(reads)} reads`;
}

/** How many like an article, beside the button; nothing while nobody does. */
export const likesWords = (likes: number): string => (likes > 0 ? numberWords(likes) : '');
