import type { Issue, IssueWords } from '@tulia/contracts/newsletter-issue/schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

/** The form values of an issue; an empty field is absent. */
export type IssueValues = { readonly [K in keyof IssueWords]?: IssueWords[K] | undefined };

export const FIELDS = ['subject', 'preview', 'content'] as const;

export const wordsOf = ({ subject = '', preview = '', content = '' }: IssueValues): IssueWords => ({
	subject,
	preview,
	content,
});

export const valuesOf = ({ subject, preview, content }: Issue): IssueValues => ({
	subject: subject || undefined,
	preview: preview || undefined,
	content: content || undefined,
});

export const isSame = (one: IssueWords, other: IssueWords): boolean =>
	FIELDS.every((field) => one[field] === other[field]);

const plainText = (html: string): string => {
	const apart = html.replaceAll(/<\/(?:p|h\d|li|blockquote)>/g, '$&\n');
	return (new DOMParser().parseFromString(apart, 'text/html').body.textContent ?? '').trim();
};

export const factsOf = (values: IssueValues): readonly Fact[] => {
	const { subject, preview, content } = wordsOf(values);
	return [
		{ label: 'Subject', text: subject },
		{ label: 'Preview line', text: preview },
		{ label: 'Text', text: plainText(content) },
	];
};
