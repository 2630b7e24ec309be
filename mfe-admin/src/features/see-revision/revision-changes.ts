import { type ArticleFields, FIELDS, LABELS } from '../../lib/article/article-fields.ts';
import { readableText } from './readable-text.ts';
import { type DiffPart, wordDiff } from './word-diff.ts';

/** The change of a field: as text, or as a sentence if the texts are equal. */
export interface FieldChange {
	readonly label: string;
	readonly change: readonly DiffPart[] | string;
}

const ONLY_MARKS = 'The words are the same. Headings, lists, bold or italic are not.';
const ANOTHER_COVER = 'It has another cover now.';

function changeOf(field: keyof ArticleFields, then: string, now: string): FieldChange['change'] {
	if (field === 'imageUrl') return ANOTHER_COVER;
	if (field !== 'content') return wordDiff(then, now);
	const [thenText, nowText] = [readableText(then), readableText(now)];
	return thenText === nowText ? ONLY_MARKS : wordDiff(thenText, nowText);
}

/** The differences between an earlier version and the article, by field. */
export const revisionChanges = (then: ArticleFields, now: ArticleFields): readonly FieldChange[] =>
	FIELDS.filter((field) => then[field] !== now[field]).map((field) => ({
		label: LABELS[field],
		change: changeOf(field, then[field], now[field]),
	}));
