import type { ArticleState } from '../article.ts';
import type { ArticleDraftCard } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';

/** The page size of the table's list, and how many articles a search reads. */
const PAGE = 100;
const PAGES = 5;
/** A limit: more words narrow the search instead. */
const MOST = 50;

/** Lower case, without accents. */
const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase();

/** The articles whose title or author contains each word, latest change first, among the 500 changed last. */
export async function foundDrafts(
	drafts: Pick<DraftStore, 'list'>,
	state: ArticleState | undefined,
	search: string,
): Promise<readonly ArticleDraftCard[]> {
	const words = folded(search).split(/\s+/).filter(Boolean);
	const found: ArticleDraftCard[] = [];
	let cursor: string | undefined;
	for (let page = 0; page < PAGES && found.length < MOST; page += 1) {
		const read = await drafts.list(state, { limit: PAGE, cursor });
		const rows = read?.rows ?? [];
		found.push(
			...rows.filter(({ title, author }) => words.every((word) => folded(`${title} ${author}`).includes(word))),
		);
		cursor = read?.nextCursor;
		if (cursor === undefined) break;
	}
	return found.slice(0, MOST);
}
