import { mannWhitney, median, percentile } from './statistics.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a percentile is one of the measured values', () => {
	const values = Array.from({ length: 200 }, (_, at) => at + 1);
	expect(percentile(values, 0.99)).toBe(198);
	expect(percentile([7], 0.99)).toBe(7);
	expect(percentile([], 0.99)).toBeNaN();
});

describe('the Mann-Whitney test', () => {
	const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

	test('the Mann-Whitney test is certain about samples that do not overlap', () => {
		// U = 0 of 400 is 5.4 deviations from the middle.
		expect(mannWhitney(upTo(20), upTo(20, 21))).toBeLessThan(1e-6);
	});

	test('the Mann-Whitney test computes the probability of a small shift, also with ties', () => {
		const [ones, others] = [upTo(20), upTo(20, 4)];
		// U = 144.5, 1.49 deviations from the middle with continuity correction: 13.6% of the distribution are beyond.
		expect(mannWhitney(ones, others)).toBeCloseTo(0.136, 2);
		expect(mannWhitney(others, ones)).toBe(mannWhitney(ones, others));
	});

	test('the Mann-Whitney test finds no difference between equal samples', () => {
		expect(mannWhitney(upTo(30), upTo(30))).toBeCloseTo(1, 6);
		expect(mannWhitney([7, 7, 7], [7, 7, 7])).toBe(1);
	});
});
