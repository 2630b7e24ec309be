import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { type ArticleFields, FIELDS, LABELS } from '../../lib/article/article-fields.ts';
import type { Difference } from '../../lib/editing/conflict-notice.tsx';

/** The form values of an article; an empty field is absent. */
export type ArticleValues = { readonly [K in keyof ArticleFields]?: ArticleFields[K] | undefined };

/** The fields of a draft. A draft may be incomplete, so absent fields are sent empty. */
export const fieldsOf = (values: ArticleValues): ArticleFields => ({
	title: values.title ?? '',
	snippet: values.snippet ?? '',
	author: values.author ?? '',
	aboutAuthor: values.aboutAuthor ?? '',
	category: values.category ?? 'Wellness',
	imageUrl: values.imageUrl ?? '',
	content: values.content ?? '',
});

/** Equal drafts have the same serialisation. */
export const serialise = (fields: ArticleFields): string => JSON.stringify(fieldsOf(fields));

const plainText = (html: string): string => {
	const { body } = new DOMParser().parseFromString(
		html.replaceAll(/<\/(?:p|h\d|li|blockquote)>/g, '$&\n'),
		'text/html',
	);
	return (body.textContent ?? '').trim();
};

export function differences(mine: ArticleFields, theirs: StaffArticle | ArticleFields): readonly Difference[] {
	return FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
		label: LABELS[field],
		mine: field === 'content' ? plainText(mine.content) : mine[field],
		theirs: field === 'content' ? plainText(theirs.content) : theirs[field],
	}));
}
