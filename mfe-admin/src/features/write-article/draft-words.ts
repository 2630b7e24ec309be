import type { saveArticle } from '@tulia/contracts/article/endpoints';
import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';

/** What staff write, as the contract takes it. */
export type DraftWords = Omit<BodyOf<typeof saveArticle>, 'version'>;
/** The same in a form, where an empty field is absent. */
export type DraftForm = { readonly [K in keyof DraftWords]?: DraftWords[K] | undefined };

/** A draft may be incomplete: what is absent is empty. */
export const wordsOf = (form: DraftForm): DraftWords => ({
	title: form.title ?? '',
	snippet: form.snippet ?? '',
	author: form.author ?? '',
	aboutAuthor: form.aboutAuthor ?? '',
	category: form.category ?? 'Wellness',
	imageUrl: form.imageUrl ?? '',
	content: form.content ?? '',
});

/** Two drafts that say the same have the same text. */
export const textOf = (words: DraftWords): string => JSON.stringify(wordsOf(words));

const plain = (html: string): string => {
	const { body } = new DOMParser().parseFromString(
		html.replaceAll(/<\/(?:p|h\d|li|blockquote)>/g, '$&\n'),
		'text/html',
	);
	return (body.textContent ?? '').trim();
};

const LABELS = {
	title: 'Title',
	snippet: 'Snippet',
	author: 'Author',
	aboutAuthor: 'About the author',
	category: 'Category',
	imageUrl: 'Cover',
	content: 'Text',
} as const satisfies { readonly [K in keyof DraftWords]: string };
const FIELDS = ['title', 'snippet', 'author', 'aboutAuthor', 'category', 'imageUrl', 'content'] as const;

export interface Difference {
	readonly label: string;
	readonly mine: string;
	readonly theirs: string;
}

/** Where two versions differ, in words a person can compare. */
export function differences(mine: DraftWords, theirs: StaffArticle | DraftWords): readonly Difference[] {
	return FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
		label: LABELS[field],
		mine: field === 'content' ? plain(mine.content) : mine[field],
		theirs: field === 'content' ? plain(theirs.content) : theirs[field],
	}));
}
