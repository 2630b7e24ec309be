import { isLike } from './string-like.ts';

it.each([
	['BLOG#*', 'BLOG#', true],
	['BLOG#*', 'BLOGS#PUB', false],
	['A?C', 'ABC', true],
	['A.C', 'ABC', false],
	['a#*', 'A#1', false],
])('the pattern %s and the text %s match: %s', (pattern, text, expected) => {
	expect(isLike(text, pattern)).toBe(expected);
});
