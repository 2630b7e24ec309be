import type { FieldError } from './problem.ts';

/**
 * What `cleanText` may not take away, because a part of what was meant is lost: halves of surrogate pairs, and U+FFFD, which stands for it.
 * In passwords, which are not cleaned, control characters, too.
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
