import type { ShownCard } from '../../../saved/shown-article.ts';

/** Shown beside an article. */
export const READ_NEXT = 3;

interface Choice {
	/** The article that is being read. */
	readonly id: string;
	/** Others of its category, newest first. */
	readonly related: readonly ShownCard[];
	/** Every article, newest first. */
	readonly newest: readonly ShownCard[];
}

/** What to read next: of the same category, then the newest there are; none twice, and not the one at hand. */
export const pickReadNext = ({ id, related, newest }: Choice): readonly ShownCard[] => {
	const byId = new Map([...related, ...newest].map((card) => [card.id, card]));
	byId.delete(id);
	return [...byId.values()].slice(0, READ_NEXT);
};
