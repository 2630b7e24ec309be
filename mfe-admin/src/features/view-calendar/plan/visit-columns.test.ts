import { columnPlaces } from './visit-columns.ts';

const span = (from: number, to: number) => ({ from, to });

test('consecutive visits have the full width', () => {
	expect(columnPlaces([span(0, 60), span(60, 120)])).toEqual([
		{ column: 0, columns: 1 },
		{ column: 0, columns: 1 },
	]);
});

test('overlapping visits are beside each other, and a third takes the column that is free again', () => {
	expect(columnPlaces([span(0, 120), span(30, 60), span(60, 90), span(120, 180)])).toEqual([
		{ column: 0, columns: 2 },
		{ column: 1, columns: 2 },
		{ column: 1, columns: 2 },
		{ column: 0, columns: 1 },
	]);
});
