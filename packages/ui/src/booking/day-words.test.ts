import { longDay, monthName, shortDay } from './day-words.ts';

test('a calendar day is worded as the design says, whatever the zone of the machine', () => {
	expect(shortDay('2026-11-19')).toBe('Thu 19 Nov');
	expect(shortDay('2026-09-03')).toBe('Thu 3 Sep');
	expect(longDay('2026-11-19')).toBe('Thursday 19 November');
	expect(monthName('2026-11')).toBe('November 2026');
});
