import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { ArticleDraft } from './draft.ts';

/** What staff see of an article. */
export const staffArticle = ({
	firstPublishedAt: _first,
	publishedWords: _words,
	...draft
}: ArticleDraft): StaffArticle => ({
	...draft,
});
