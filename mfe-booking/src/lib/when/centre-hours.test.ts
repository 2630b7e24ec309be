import { aProfile } from '../../testing/samples.ts';
import { closedDays, shortDayOf, usualTimes } from './centre-hours.ts';

const { openingHours } = aProfile();
const THURSDAY = '2026-11-19';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';

test('the weekday that closes early is Saturday', () => {
	expect(shortDayOf(openingHours)).toEqual({ weekday: 6, label: 'Until 2 PM' });
	expect(shortDayOf(openingHours.slice(0, 5))).toBeUndefined();
	expect(shortDayOf([])).toBeUndefined();
});

test('only the closed weekdays are closed', () => {
	expect(closedDays(THURSDAY, '2026-11-30', openingHours)).toEqual({
		[SUNDAY]: { state: 'closed', reason: 'Sunday' },
		'2026-11-29': { state: 'closed', reason: 'Sunday' },
	});
	expect(closedDays(THURSDAY, '2026-11-30', [])).toEqual({});
});

describe('the usual times', () => {
	test('the usual times lie on the grid and end by closing', () => {
		expect(usualTimes(THURSDAY, 60, openingHours)).toEqual(['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM']);
		expect(usualTimes(THURSDAY, 30, openingHours)).toContain('4:30 PM');
		expect(usualTimes(SATURDAY, 90, openingHours)).toEqual(['9:00 AM', '10:30 AM', '12:00 PM']);
	});

	test('the usual times are empty on a closed day, or for a session longer than the day', () => {
		expect(usualTimes(SUNDAY, 60, openingHours)).toEqual([]);
		expect(usualTimes(SATURDAY, 600, openingHours)).toEqual([]);
		expect(usualTimes(THURSDAY, 60, [])).toEqual([]);
	});
});
