import { movedDay } from './following-visits.ts';
import { seriesDates } from './series-dates.ts';

const at = (day: string) => ({ startAt: `${day}T06:00:00.000Z` });

test('following visits are moved by as many days as the first one, across the end of a month too', () => {
	const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08'];
	const moved = (to: string) => tuesdays.map((day) => movedDay(at(day), at('2026-11-24'), to));
	expect(moved('2026-11-26')).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
	expect(moved('2026-11-23')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
});

test('a monthly series moved from second Tuesdays to Thursdays goes to the Thursday after each second Tuesday', () => {
	const first = '2026-12-08';
	const months = seriesDates({ like: first, every: 'month', today: '2026-11-26', count: 9 });
	expect(months).toContain('2027-04-13');
	const moved = months.map((day) => movedDay(at(day), at(first), '2026-12-10'));
	expect(moved.map((day) => new Date(day).getUTCDay())).toEqual(months.map(() => 4));
	const inWeek = moved.map((day) => Math.ceil(Number(day.slice(8)) / 7));
	// April, July and September of 2027 begin on a Wednesday or Thursday.
	expect(inWeek).toEqual([2, 2, 2, 3, 2, 2, 3, 2, 3]);
});
