import { dayOfInstant, dayOfWording } from './day-words.ts';

test('an instant is the day it was at the centre, which is ahead of Greenwich', () => {
	expect(dayOfInstant('2026-11-20T20:59:59.999Z', 'Africa/Nairobi')).toBe('20 Nov 2026');
	expect(dayOfInstant('2026-11-20T21:00:00.000Z', 'Africa/Nairobi')).toBe('21 Nov 2026');
});

test('the date of a wording is the same day everywhere', () => {
	expect(dayOfWording('2025-06-15')).toBe('15 Jun 2025');
	expect(dayOfWording('2026-09-01')).toBe('1 Sep 2026');
});
