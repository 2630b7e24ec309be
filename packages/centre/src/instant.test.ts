// biome-ignore-all lint/correctness/noUndeclaredDependencies: test libraries are the root's
import fc from 'fast-check';
import { dayOf, minuteOfWallTime, timeOf, wallTime } from './clock.ts';
import { instantAt } from './instant.ts';

test('today is the day in Nairobi, in any time zone of the browser', () => {
	expect(dayOf(new Date('2026-11-09T20:59:59.999Z'))).toBe('2026-11-09');
	expect(dayOf(new Date('2026-11-09T21:00:00.000Z'))).toBe('2026-11-10');
});

test('half past ten in Nairobi is half past seven in UTC', () => {
	expect(instantAt('2026-11-19', minuteOfWallTime('10:30 AM')).toISOString()).toBe('2026-11-19T07:30:00.000Z');
});

test('every minute of a day converts to an instant and back', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
			expect(minuteOfWallTime(wallTime(minute))).toBe(minute);
			expect(timeOf(instantAt('2026-11-19', minute))).toBe(wallTime(minute));
		}),
		{ seed: 29 },
	);
});

test('noon is 12:00 PM and midnight is 12:00 AM', () => {
	expect([wallTime(0), wallTime(720), wallTime(810)]).toEqual(['12:00 AM', '12:00 PM', '1:30 PM']);
});
