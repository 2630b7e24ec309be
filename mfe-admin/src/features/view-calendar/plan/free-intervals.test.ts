import { freeIntervals, isFull, shortGaps } from './free-intervals.ts';

const at = (hours: number): number => hours * 60;
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const question = { open: [span(9, 17)], visits: [], minutes: 60, earliest: 0 };

test('a day without visits is one interval, with a start at every half hour', () => {
	const [whole, ...rest] = freeIntervals(question);
	expect(rest).toEqual([]);
	expect(whole?.starts.at(0)).toBe(at(9));
	expect(whole?.starts.at(-1)).toBe(at(16));
	expect(whole?.starts).toHaveLength(15);
	expect(whole?.until).toBe(at(17));
});

test('half an hour after a visit and before the next one is blocked', () => {
	const visits = [span(9, 10), span(12, 13)];
	expect(freeIntervals({ ...question, visits, open: [span(9, 13)] })).toEqual([
		{ starts: [at(10.5)], until: at(11.5) },
	]);
});

test('a visit may end with the break, but not overlap it', () => {
	expect(freeIntervals({ ...question, open: [span(9, 10), span(14, 15.5)] })).toEqual([
		{ starts: [at(9)], until: at(10) },
		{ starts: [at(14), at(14.5)], until: at(15.5) },
	]);
});

test('no visit can start in the past, or on a full day', () => {
	expect(freeIntervals({ ...question, open: [span(9, 11)], earliest: at(10) })).toEqual([
		{ starts: [at(10)], until: at(11) },
	]);
	expect(freeIntervals({ ...question, earliest: Number.POSITIVE_INFINITY })).toEqual([]);
	const six = [9, 10, 11, 12, 13, 14].map((hour) => span(hour, hour + 0.5));
	expect(isFull(six)).toBe(true);
	expect(freeIntervals({ ...question, visits: six })).toEqual([]);
	expect(shortGaps({ ...question, visits: six })).toEqual([]);
});

test('a session that ends at an odd minute takes the whole half hour', () => {
	const visits = [{ from: at(9), to: at(10) - 10 }];
	expect(freeIntervals({ ...question, visits, open: [span(9, 12)] })[0]?.starts).toEqual([at(10.5), at(11)]);
});

test('a gap that is too short for a visit is listed, less the break that follows a visit', () => {
	const visits = [span(9, 10), span(11.5, 12.5)];
	expect(shortGaps({ ...question, visits, open: [span(9, 13)] })).toEqual([span(10.5, 11.5)]);
	expect(shortGaps({ ...question, visits, open: [span(9, 13)], earliest: at(11) })).toEqual([span(11, 11.5)]);
	expect(shortGaps({ ...question, visits: [span(15.5, 16)] }).at(-1)).toEqual(span(16.5, 17));
});
