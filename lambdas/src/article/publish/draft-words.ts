import type { ArticleDraft } from '../draft.ts';
import type { ArticleDraftFields } from '../draft-fields.ts';
import { withRevisionOf } from '../revisions/kept-revisions.ts';
import { sanitiseArticle } from '../sanitise-article.ts';
import { wordsDigest } from '../words-digest.ts';
import { readTime } from './read-time.ts';

/** The account that saves, and the time. */
interface Writing {
	readonly at: Date;
	readonly actor: string;
}

const storedFields = ({ title, snippet, author, aboutAuthor, category, imageUrl, content }: ArticleDraftFields) => {
	const clean = sanitiseArticle(content);
	return {
		title: title.trim(),
		snippet: snippet.trim(),
		author: author.trim(),
		aboutAuthor: aboutAuthor.trim(),
		category,
		imageUrl,
		content: clean,
		readTime: readTime(clean),
	};
};

const written = ({ at, actor }: Writing) => ({
	writtenAt: at.toISOString(),
	writtenBy: actor,
	updatedAt: at.toISOString(),
});

export const newDraft = (id: string, words: ArticleDraftFields, writing: Writing): ArticleDraft => ({
	...storedFields(words),
	...written(writing),
	id,
	createdAt: writing.at.toISOString(),
	revisions: [],
	state: 'draft',
	hasNewerDraft: false,
	version: 1,
});

/** Whether the draft has these texts already: saving them does nothing. */
export const hasWords = (draft: ArticleDraft, words: ArticleDraftFields): boolean =>
	wordsDigest(draft) === wordsDigest(storedFields(words));

/** The saved draft, with the changes of its earlier versions. The published article stays. */
export const editDraft = (draft: ArticleDraft, words: ArticleDraftFields, writing: Writing): ArticleDraft => ({
	...draft,
	...storedFields(words),
	...written(writing),
	revisions: withRevisionOf(draft),
	hasNewerDraft: draft.state === 'published',
	version: draft.version + 1,
});
