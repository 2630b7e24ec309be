import { rowsWithin } from './rows-within.ts';

const lists = [
	['a', 'b', 'c'],
	['d', 'e'],
	['f', 'g'],
];
const shown = (known: readonly string[], lookups: number) => [...rowsWithin(lists, { known, lookups })].sort();

describe('the rows of the dashboard', () => {
	test('the rows of the dashboard are all shown when there is room', () => {
		expect(shown([], 14)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
	});

	test('the rows of the dashboard alternate between lists when there is not enough room', () => {
		expect(shown([], 9)).toEqual(['a', 'b', 'd', 'f']);
	});

	test('the rows of the dashboard cost nothing when they are already loaded, or on two lists', () => {
		expect(shown(['a', 'e'], 4)).toEqual(['a', 'd', 'e', 'f']);
		expect(shown(['d'], -2)).toEqual(['d']);
		const twice = [['a', 'b'], ['a']];
		expect([...rowsWithin(twice, { known: [], lookups: 4 })]).toEqual(['a', 'b']);
	});
});
