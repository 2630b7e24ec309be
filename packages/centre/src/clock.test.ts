import { clockAt, dayOf, minuteAt, minuteOf, minuteOfWallTime, timeOf, wallTime } from './clock.ts';
import { addDays, daysBetween, daysFrom, isDay, weekdayOf } from './day.ts';
import { instantAt } from './instant.ts';

describe('the centre’s clock', () => {
	test.each([
		['2026-11-24T20:59:59.999Z', '2026-11-24', 23 * 60 + 59],
		['2026-11-24T21:00:00.000Z', '2026-11-25', 0],
		['2026-12-31T21:30:00.000Z', '2027-01-01', 30],
		['2028-02-28T21:00:00.000Z', '2028-02-29', 0],
	])('the centre’s clock shows %s as a minute of %s', (instant, day, minute) => {
		expect(dayOf(new Date(instant))).toBe(day);
		expect(minuteOf(new Date(instant))).toBe(minute);
	});

	test('the centre’s clock is three hours ahead of UTC all year', () => {
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
	])('the centre’s clock writes minute %i as %s, and reads it back', (minute, text) => {
		expect(wallTime(minute)).toBe(text);
		expect(minuteOfWallTime(text)).toBe(minute);
	});

	test.each([
		['2028-02-29', true],
		['2027-02-29', false],
		['2026-11-31', false],
		['2026-13-01', false],
		['0000-01-01', false],
		['9999-12-31', false],
		['tomorrow', false],
	])('the centre’s clock validates the day %s: %s', (text, expected) => {
		expect(isDay(text)).toBe(expected);
	});

	test('the centre’s clock names weekdays and counts days over the end of a year', () => {
		expect(weekdayOf('2026-11-22')).toBe('sunday');
		expect(weekdayOf('2026-11-24')).toBe('tuesday');
		expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
		expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
	});

	test.each([
		['2026-11-19T07:30:00.000Z', '10:30 AM'],
		['2026-11-19T09:00:00.000Z', '12:00 PM'],
		['2026-12-31T21:00:00.000Z', '12:00 AM'],
		['2026-12-31T20:59:00.000Z', '11:59 PM'],
		['2028-02-29T13:30:00.000Z', '4:30 PM'],
	])('the centre’s clock shows %s as %s', (instant, time) => {
		expect(timeOf(new Date(instant))).toBe(time);
	});

	test('the centre’s clock counts days forwards and backwards', () => {
		expect([addDays('2028-02-28', 2), addDays('2026-01-01', -1)]).toEqual(['2028-03-01', '2025-12-31']);
		expect([daysBetween('2026-11-24', '2026-12-01'), daysBetween('2026-12-01', '2026-11-24')]).toEqual([7, -7]);
	});

	test('the 24-hour times of the profile convert to minutes and back', () => {
		expect(['00:00', '09:00', '17:30'].map(minuteAt)).toEqual([0, 540, 1050]);
		expect([0, 540, 1050].map(clockAt)).toEqual(['00:00', '09:00', '17:30']);
	});
});
