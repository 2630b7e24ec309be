import { longDate, shortDate } from './date-words.ts';

test('a calendar day is the same day everywhere', () => {
	expect(longDate('2026-09-14')).toBe('14 September 2026');
});

test('an instant is the day it was at the centre', () => {
	expect(shortDate('2026-11-01T21:30:00.000Z', 'Africa/Nairobi')).toBe('2 Nov 2026');
	expect(shortDate('2026-09-14T06:00:00.000Z', 'Africa/Nairobi')).toBe('14 Sep 2026');
});
