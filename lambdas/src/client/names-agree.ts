import { searchWords } from './search-words.ts';

/**
 * Whether two names can be one person's: all words of the one are in the other. `Faith A.` and `Otieno Faith Akinyi`
 * are not.
 */
export function namesAgree(one: string, other: string): boolean {
	const [shorter = [], longer = []] = [searchWords(one), searchWords(other)].sort((a, b) => a.length - b.length);
	return shorter.every((word) => longer.includes(word));
}
