import { openingHours } from '../testing/sample-hours.ts';
import { groupHours } from './opening-hours.ts';
import { openingStatusAt } from './opening-status.ts';

const centre = { openingHours: [...openingHours], timeZone: 'Africa/Nairobi' };

// 24 November 2026 is a Tuesday; Nairobi is three hours ahead of UTC.
test.each([
	['2026-11-24T05:59:00.000Z', 'Opens today at 9:00 AM', false, 'Mon to Fri'],
	['2026-11-24T06:00:00.000Z', 'Open now until 5:00 PM', true, 'Mon to Fri'],
	['2026-11-27T13:59:00.000Z', 'Open now until 5:00 PM', true, 'Mon to Fri'],
	['2026-11-28T10:59:00.000Z', 'Open now until 2:00 PM', true, 'Saturday'],
	['2026-11-28T11:00:00.000Z', 'Opens Monday at 9:00 AM', false, 'Saturday'],
	['2026-11-29T09:00:00.000Z', 'Opens tomorrow at 9:00 AM', false, 'Sunday'],
])('at %s the opening status is: %s', (now, text, isOpen, days) => {
	const status = openingStatusAt(centre, new Date(now));
	expect(status).toMatchObject({ isOpen, text });
	expect(groupHours(openingHours)[status?.row ?? -1]?.days).toBe(days);
});

test('rows with the same hours on other days have an index of their own', () => {
	const week = openingHours.map((entry) => (entry.day === 'wednesday' ? { day: entry.day } : entry));
	const thursday = openingStatusAt({ ...centre, openingHours: week }, new Date('2026-11-26T09:00:00.000Z'));
	expect(groupHours(week)[thursday?.row ?? -1]?.days).toBe('Thu to Fri');
});

test('a centre that never opens has no opening status', () => {
	const never = openingHours.map(({ day }) => ({ day }));
	expect(openingStatusAt({ ...centre, openingHours: never }, new Date('2026-11-24T09:00:00.000Z'))).toBeUndefined();
});
