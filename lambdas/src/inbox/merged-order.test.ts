import { intervalsAfter, mergeByPlace } from './merged-order.items.ts';

const KEYS = [
	'2026-11-08T09:00:00.000Z#A',
	'2026-11-08T09:00:00.000Z#B',
	'2026-11-09T09:00:00.000Z#C',
	'~2026-11-07T09:00:00.000Z#D',
	'~2026-11-10T09:00:00.000Z#E',
] as const;
const [A, B, C, D, E] = KEYS;

/** The rows of a table that reads the intervals one after the other. */
const read = (state: 'new' | 'done', after?: string): readonly string[] =>
	intervalsAfter(state, after).flatMap((interval) =>
		interval.direction === 'ascending'
			? KEYS.filter((key) => key >= interval.from && key <= interval.to)
			: KEYS.filter((key) => key < interval.before).toReversed(),
	);

test('waiting entries are read with words of crisis first, and then the longest waiting', () => {
	expect(read('new')).toEqual([D, E, A, B, C]);
});

test.each([
	[D, [E, A, B, C]],
	[E, [A, B, C]],
	[A, [B, C]],
	[C, []],
])('after %s the list of waiting entries continues with the next one, and repeats none', (after, rest) => {
	expect(read('new', after)).toEqual(rest);
});

test('answered entries are read newest first', () => {
	const dealtWith = (after?: string) => read('done', after).filter((key) => !key.startsWith('~'));
	expect(dealtWith()).toEqual([C, B, A]);
	expect(dealtWith(B)).toEqual([A]);
});

test.each([
	['ascending', [A, B, C]],
	['descending', [C, B, A]],
] as const)('two lists become one, %s', (direction, merged) => {
	const lists = direction === 'ascending' ? [[A, C], [B]] : [[C, A], [B]];
	expect(mergeByPlace(lists, (key) => key, direction)).toEqual(merged);
});
