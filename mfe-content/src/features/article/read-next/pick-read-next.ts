import type { ShownCard } from '../../../saved/shown-article.ts';

/** How many are shown beside an article. */
export const READ_NEXT = 3;

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
	return [...byId.values()].slice(0, READ_NEXT);
};
