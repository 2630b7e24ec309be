import type { ShownCard } from '../../../saved/shown-article.ts';

/** How many are shown beside an article. */
export const READ_NEXT = 3;

interface Choice {
	readonly id: string;
	/** Others of its category, newest first. */
	readonly related: readonly ShownCard[];
	/** Every article, newest first. */
	readonly newest: readonly ShownCard[];
}

/** Further articles: of the same category, then the newest; without duplicates and the current one. */
export const pickReadNext = ({ id, related, newest }: Choice): readonly ShownCard[] => {
	const byId = new Map([...related, ...newest].map((card) => [card.id, card]));
	byId.delete(id);
	return [...byId.values()].slice(0, READ_NEXT);
};
