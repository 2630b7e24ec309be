import type { ArticleCard } from '@tulia/contracts/article/schemas';

/** Normalises a text for comparison: case, accents, curly apostrophes and repeated spaces. */
const plain = (text: string): string =>
	text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** The articles whose title, category or snippet contains the text (R26); all of them for an empty one. */
export function searchArticles<A extends Pick<ArticleCard, 'title' | 'category' | 'snippet'>>(
	articles: readonly A[],
	search: string,
): readonly A[] {
	const wanted = plain(search);
	return articles.filter(({ title, category, snippet }) =>
		[title, category, snippet].some((text) => plain(text).includes(wanted)),
	);
}
