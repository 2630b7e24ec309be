import { type Figure, isOver, rangeOf, withOneRerun } from './report.ts';

describe('a figure', () => {
	const figure = (limits: Partial<Figure>): Figure => ({ name: 'a figure', value: 5, unit: '', ...limits });

	test.each([
		['keeps a budget it just reaches', { budget: 5 }, false],
		['misses a budget it passes', { budget: 4 }, true],
		['keeps a floor it just reaches', { floor: 5 }, false],
		['misses a floor it stays below', { floor: 6 }, true],
		['is never over for a goal', { goal: 1 }, false],
		['is over when nothing was measured', { value: Number.NaN, budget: 5 }, true],
		['is over when nothing was scored', { value: Number.NaN, floor: 5 }, true],
	])('a figure %s', (_what, limits, over) => {
		expect(isOver(figure(limits))).toBe(over);
	});
});

test('a range is shown with the median, in the digits of its unit', () => {
	expect(rangeOf({ values: [900, 790.4, 824], unit: 'ms' })).toBe('824 ms, 790 to 900');
	expect(rangeOf({ values: [1.5], unit: '×' })).toBe('1.50 ×, 1.50 to 1.50');
});

describe('one rerun', () => {
	const ratio = (value: number): readonly Figure[] => [{ name: 'ratio', value, unit: '×', budget: 1.3 }];

	const measuring = (...runs: readonly (readonly Figure[])[]) => {
		const left = [...runs];
		return { left, measure: async () => left.shift() ?? [] };
	};

	test('one rerun is made when a ratio misses its limit, and its result counts', async () => {
		const { measure } = measuring(ratio(1.5), ratio(1.4), ratio(1));
		expect(await withOneRerun(measure)).toEqual(ratio(1.4));
	});

	test('one rerun is not made when every ratio meets its limit', async () => {
		const { measure, left } = measuring(ratio(1.2), ratio(1));
		expect(await withOneRerun(measure)).toEqual(ratio(1.2));
		expect(left).toHaveLength(1);
	});

	test('one rerun is not made for counted figures', async () => {
		const requests: readonly Figure[] = [{ name: 'requests', value: 12, unit: '', budget: 9 }];
		const { measure, left } = measuring(requests, []);
		expect(await withOneRerun(measure)).toEqual(requests);
		expect(left).toHaveLength(1);
	});
});
