import { daysOf, daysWords, mondayOf, parseCalendarView, shiftView } from './calendar-days.ts';

const view = (search: string) => parseCalendarView(new URLSearchParams(search), '2026-11-10');

test.each([
	['', { look: 'day', day: '2026-11-10' }],
	['day=2026-12-31&look=week', { look: 'week', day: '2026-12-31' }],
	['day=2026-02-30', { look: 'day', day: '2026-11-10' }],
	['day=9999-99-99&look=year', { look: 'day', day: '2026-11-10' }],
])('the address ?%s shows %j', (search, shown) => {
	expect(view(search)).toEqual(shown);
});

test('a week goes from Monday to Sunday, over the end of a year', () => {
	expect(daysOf({ look: 'week', day: '2027-01-01' })).toEqual([
		'2026-12-28',
		'2026-12-29',
		'2026-12-30',
		'2026-12-31',
		'2027-01-01',
		'2027-01-02',
		'2027-01-03',
	]);
	expect([mondayOf('2026-11-09'), mondayOf('2026-11-15')]).toEqual(['2026-11-09', '2026-11-09']);
});

test('the previous and the next view are a day or a week away', () => {
	expect(shiftView({ look: 'day', day: '2026-11-10' }, -1).day).toBe('2026-11-09');
	expect(shiftView({ look: 'week', day: '2026-11-10' }, 1).day).toBe('2026-11-17');
});

test('the days of a view are named in words', () => {
	const now = new Date('2026-11-10T06:00:00.000Z');
	expect(daysWords({ from: '2026-11-23', to: '2026-11-23' }, now)).toBe('Monday 23 November 2026');
	expect(daysWords({ from: '2026-12-28', to: '2027-01-03' }, now)).toBe('Mon 28 Dec to Sun 3 Jan 2027');
});
