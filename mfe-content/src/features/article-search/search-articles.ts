import type { ArticleCard } from '@tulia/contracts/article/schemas';

/** A text as it is compared: without case, accents, curly apostrophes and more than one space. */
const plain = (text: string): string =>
	text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** The articles with these words, as they stand, in title, category or snippet (R26); all of them without words. */
export function searchArticles<A extends Pick<ArticleCard, 'title' | 'category' | 'snippet'>>(
	articles: readonly A[],
	search: string,
): readonly A[] {
	const wanted = plain(search);
	return articles.filter(({ title, category, snippet }) =>
		[title, category, snippet].some((text) => plain(text).includes(wanted)),
	);
}
