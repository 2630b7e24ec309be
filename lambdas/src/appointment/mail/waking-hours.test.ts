import { instantAt } from '@tulia/centre/instant';
import { isWakingHour, nextMorning, notAtNight } from './waking-hours.ts';

const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute);

test.each([
	[7, 59, false],
	[8, 0, true],
	[19, 59, true],
	[20, 0, false],
	[0, 0, false],
])('an SMS may be sent at %d:%d: %s', (hour, minute, expected) => {
	expect(isWakingHour(at('2026-11-19', hour, minute))).toBe(expected);
});

test.each([
	['of an early morning', at('2026-11-19', 7, 30), at('2026-11-18', 19)],
	['of midnight', at('2026-11-19', 0), at('2026-11-18', 19)],
	['of a late evening', at('2026-11-19', 21, 15), at('2026-11-19', 19)],
	['of 8 PM', at('2026-11-19', 20), at('2026-11-19', 19)],
	['of a day', at('2026-11-19', 10, 30), at('2026-11-19', 10, 30)],
	['of 8 AM', at('2026-11-19', 8), at('2026-11-19', 8)],
])('the reminder %s is sent by day', (_when, given, expected) => {
	expect(notAtNight(given).toISOString()).toBe(expected.toISOString());
});

test.each([
	['after an evening', at('2026-11-19', 20), at('2026-11-20', 8)],
	['after midnight', at('2026-11-20', 2, 5), at('2026-11-20', 8)],
	['just before it', at('2026-11-20', 7, 59), at('2026-11-20', 8)],
])('the next morning %s is found', (_when, given, expected) => {
	expect(nextMorning(given).toISOString()).toBe(expected.toISOString());
});
