import { dayOf, daysFrom, instantAt, isDay, minuteOf, minuteOfWallTime, wallTime, weekdayOf } from './centre-time.ts';

describe('the centre’s clock', () => {
	test.each([
		['2026-11-24T20:59:59.999Z', '2026-11-24', 23 * 60 + 59],
		['2026-11-24T21:00:00.000Z', '2026-11-25', 0],
		['2026-12-31T21:30:00.000Z', '2027-01-01', 30],
		['2028-02-28T21:00:00.000Z', '2028-02-29', 0],
	])('shows %s as a minute of %s', (instant, day, minute) => {
		expect(dayOf(new Date(instant))).toBe(day);
		expect(minuteOf(new Date(instant))).toBe(minute);
	});

	test('is three hours ahead of UTC all year', () => {
		expect(instantAt('2026-11-24', 9 * 60).toISOString()).toBe('2026-11-24T06:00:00.000Z');
		expect(instantAt('2026-07-01', 9 * 60).toISOString()).toBe('2026-07-01T06:00:00.000Z');
	});

	test.each([
		[0, '12:00 AM'],
		[540, '9:00 AM'],
		[630, '10:30 AM'],
		[720, '12:00 PM'],
		[810, '1:30 PM'],
		[990, '4:30 PM'],
	])('writes minute %i as %s, and reads it back', (minute, text) => {
		expect(wallTime(minute)).toBe(text);
		expect(minuteOfWallTime(text)).toBe(minute);
	});

	test.each([
		['2028-02-29', true],
		['2027-02-29', false],
		['2026-11-31', false],
		['2026-13-01', false],
		['tomorrow', false],
	])('knows whether %s is a day: %s', (text, expected) => {
		expect(isDay(text)).toBe(expected);
	});

	test('names weekdays and counts days over the end of a year', () => {
		expect(weekdayOf('2026-11-22')).toBe('sunday');
		expect(weekdayOf('2026-11-24')).toBe('tuesday');
		expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
		expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
	});
});
