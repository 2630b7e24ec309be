import {
	dayAndMonth,
	longDate,
	longDay,
	longDayWithYear,
	monthWithYear,
	shortDate,
	shortDay,
	shortDayAndMonth,
	shortDayWithYear,
	shortMonth,
	shortMonthWithYear,
	weekdayName,
} from './date-words.ts';

test('a calendar day is formatted as designed, in any time zone of the machine', () => {
	expect(shortDay('2026-11-19')).toBe('Thu 19 Nov');
	expect(shortDay('2026-09-03')).toBe('Thu 3 Sep');
	expect(longDay('2026-11-19')).toBe('Thursday 19 November');
	expect(monthWithYear('2026-11')).toBe('November 2026');
	expect(weekdayName('2026-11-19')).toBe('Thursday');
	expect(dayAndMonth('2026-09-24')).toBe('24 September');
});

test('a calendar day with its year is the same in any time zone of the machine', () => {
	expect(longDate('2026-09-14')).toBe('14 September 2026');
	expect(shortDate('2025-06-15')).toBe('15 Jun 2025');
	expect(shortDate('2026-09-01')).toBe('1 Sep 2026');
	expect(longDayWithYear('2026-11-24')).toBe('Tuesday 24 November 2026');
	expect(shortDayWithYear('2027-01-01')).toBe('Fri 1 Jan 2027');
});

test.each(['0000-00-00', '2026-02-31', '', 'soon'])('an invalid day is shown as invalid: %j', (day) => {
	for (const words of [shortDay, longDay, shortDate, longDayWithYear, weekdayName])
		expect(words(day)).toBe('(not in the calendar)');
});

test('months and days of a chart have three letters', () => {
	expect([shortMonth('2026-11'), shortMonthWithYear('2026-01'), shortDayAndMonth('2026-11-09')]).toEqual([
		'Nov',
		'Jan 2026',
		'9 Nov',
	]);
});
