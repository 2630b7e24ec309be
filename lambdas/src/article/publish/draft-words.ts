import { sanitiseArticle } from '../sanitise-article.ts';
import type { ArticleDraft, ArticleDraftFields } from './draft.ts';
import { readTime } from './read-time.ts';

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

/** A new draft. */
export const newDraft = (id: string, words: ArticleDraftFields, now: Date): ArticleDraft => ({
	...storedFields(words),
	id,
	createdAt: now.toISOString(),
	updatedAt: now.toISOString(),
	state: 'draft',
	hasNewerDraft: false,
	version: 1,
});

/** The draft as it was written anew. What is on the site stays as it is. */
export const editDraft = (draft: ArticleDraft, words: ArticleDraftFields, now: Date): ArticleDraft => ({
	...draft,
	...storedFields(words),
	updatedAt: now.toISOString(),
	hasNewerDraft: draft.state === 'published',
	version: draft.version + 1,
});
