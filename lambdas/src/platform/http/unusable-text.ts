import type { FieldError } from '@tulia/contracts/problem';

/**
 * Control characters that are no white space, halves of surrogate pairs, and U+FFFD, which stands for what was lost on the
 * way: DynamoDB, mail and CSV each make something else of them.
 */
const UNUSABLE = /(?![\s\u0080-\u009f])[\p{Cc}\p{Cs}\ufffd]/u;

/** One error for each text in a request that cannot be kept as it was sent, named by its path. */
export function unusableText(value: unknown, path: readonly string[] = []): readonly FieldError[] {
	if (typeof value === 'string') {
		const message = 'Please remove the characters that cannot be shown';
		return UNUSABLE.test(value) ? [{ field: path.join('.'), message }] : [];
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => unusableText(part, [...path, name]));
}
