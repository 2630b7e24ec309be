import { columnPlaces } from './visit-columns.ts';

const span = (from: number, to: number) => ({ from, to });

test('visits that follow each other have the whole width', () => {
	expect(columnPlaces([span(0, 60), span(60, 120)])).toEqual([
		{ column: 0, columns: 1 },
		{ column: 0, columns: 1 },
	]);
});

test('visits that overlap stand beside each other, and a third takes the place that is free again', () => {
	expect(columnPlaces([span(0, 120), span(30, 60), span(60, 90), span(120, 180)])).toEqual([
		{ column: 0, columns: 2 },
		{ column: 1, columns: 2 },
		{ column: 1, columns: 2 },
		{ column: 0, columns: 1 },
	]);
});
