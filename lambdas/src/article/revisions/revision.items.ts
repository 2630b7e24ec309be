import type { Item } from '../../platform/table/stored-item.ts';
import { draftPartition } from '../article.items.ts';
import type { ArticleRevision, RevisionWords } from '../article-revision.ts';
import type { ArticleDraft } from '../draft.ts';

/** The list of earlier versions, for the editor and for the next save. */
export const revisionListKey = (articleId: string) => ({ PK: draftPartition(articleId), SK: 'R' });

/** Sorted after `T`, so that reading the draft does not read its earlier versions. */
export const revisionKey = (articleId: string, version: number) => ({
	PK: draftPartition(articleId),
	SK: `V#${String(version).padStart(9, '0')}`,
});

export const revisionListItem = ({ id, revisions }: Pick<ArticleDraft, 'id' | 'revisions'>) => ({
	...revisionListKey(id),
	entity: 'article-revisions',
	revisions,
});

/** The texts of a draft as stored when others replace them. */
export const revisionItem = (draft: ArticleDraft, revision: ArticleRevision) => ({
	...revisionKey(draft.id, revision.version),
	entity: 'article-revision',
	...revision,
	title: draft.title,
	snippet: draft.snippet,
	author: draft.author,
	aboutAuthor: draft.aboutAuthor,
	category: draft.category,
	imageUrl: draft.imageUrl,
	readTime: draft.readTime,
	content: draft.content,
});

export function revisionFrom(item: Item): RevisionWords {
	const { version, writtenAt, writtenBy, wasPublished, words, bytes, pictures, readTime } = item;
	const { title, snippet, author, aboutAuthor, category, imageUrl, content } = item;
	return {
		...{ version, writtenAt, wasPublished, words, bytes, pictures, readTime },
		...(writtenBy === undefined ? {} : { writtenBy }),
		fields: { title, snippet, author, aboutAuthor, category, imageUrl, content },
	};
}
