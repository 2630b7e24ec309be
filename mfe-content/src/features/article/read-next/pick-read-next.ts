import { RELATED_ARTICLES } from '@tulia/contracts/article/related-articles';
import type { ShownCard } from '../../../saved/shown-article.ts';

interface Choice {
	readonly id: string;
	/** The other articles of its category, newest first. */
	readonly related: readonly ShownCard[];
	/** Every article, newest first. */
	readonly newest: readonly ShownCard[];
}

/** Further articles: first of the same category, then the newest; no duplicates, and not the current article. */
export const pickReadNext = ({ id, related, newest }: Choice): readonly ShownCard[] => {
	const byId = new Map([...related, ...newest].map((card) => [card.id, card]));
	byId.delete(id);
	return [...byId.values()].slice(0, RELATED_ARTICLES);
};
