import type { FieldError } from './problem.ts';

/**
 * Characters that `cleanText` may not remove, because part of the meaning is lost: unpaired surrogates, and U+FFFD,
 * which replaces them. In passwords, which are not cleaned, control characters, too.
 */
const UNUSABLE = /(?![\s\u0080-\u009f])[\p{Cc}\p{Cs}\ufffd]/u;

/** One error for each text of a request with unusable characters, named by its path. */
export function unusableText(value: unknown, path: readonly string[] = []): readonly FieldError[] {
	if (typeof value === 'string') {
		const message = 'Please remove the characters that cannot be shown';
		return UNUSABLE.test(value) ? [{ field: path.join('.'), message }] : [];
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => unusableText(part, [...path, name]));
}
