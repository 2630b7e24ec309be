import { hourName, hoursOf, rowsBetween, rowsOf } from './time-grid.ts';

const visit = (from: string, to: string) => ({
	scheduledFor: `2026-11-10T${from}:00.000Z`,
	endsAt: `2026-11-10T${to}:00.000Z`,
});

test('a day shows the usual hours, and more where somebody comes earlier or stays later', () => {
	expect(hoursOf([])).toEqual({ from: 9, to: 17 });
	expect(hoursOf([visit('05:30', '06:30'), visit('15:00', '16:15')])).toEqual({ from: 8, to: 20 });
	expect(hoursOf([visit('20:00', '21:00')])).toEqual({ from: 9, to: 24 });
});

test('a visit takes the rows of its time', () => {
	expect(rowsOf(visit('06:00', '07:00'), 9)).toEqual({ start: 1, end: 5 });
	expect(rowsOf(visit('07:30', '08:20'), 9)).toEqual({ start: 7, end: 11 });
	expect(rowsOf(visit('06:00', '06:00'), 9)).toEqual({ start: 1, end: 2 });
});

test('minutes of the day take the rows of the hours that are shown', () => {
	const hours = { from: 9, to: 17 };
	expect(rowsBetween({ from: 13 * 60, to: 14 * 60 }, hours)).toEqual({ start: 17, end: 21 });
	expect(rowsBetween({ from: 0, to: 24 * 60 }, hours)).toEqual({ start: 1, end: 33 });
	expect(rowsBetween({ from: 7 * 60, to: 9 * 60 }, hours)).toBeUndefined();
});

test('hours are named as people say them', () => {
	expect([9, 12, 13, 24].map(hourName)).toEqual(['9 AM', '12 PM', '1 PM', '12 AM']);
});
