import type { FieldError } from '../problem.ts';
import type { IssueWords } from './schemas.ts';

const REQUIRED = { subject: 'Subject is required', content: 'Write the newsletter' } as const;
const FIELDS = ['subject', 'content'] as const;

/** What is still missing before an issue may be sent, field by field. Markup without text counts as empty. */
export function missingWords({ subject, content }: Pick<IssueWords, 'subject' | 'content'>): readonly FieldError[] {
	const values = { subject, content: content.replaceAll(/<[^>]*>|&nbsp;/g, ' ') };
	return FIELDS.filter((field) => values[field].trim() === '').map((field) => ({ field, message: REQUIRED[field] }));
}
