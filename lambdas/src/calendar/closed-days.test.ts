import { centreProfile } from '@tulia/centre/profile';
import { closedDays, publishedDays } from './closed-days.ts';

const { openingHours } = centreProfile;
const december = { from: '2026-12-01', to: '2026-12-31' };
const entry = (date: string, kind: 'closed' | 'open') => ({ id: date, date, kind, reason: 'Staff training' });

test('public holidays are closed days on weekdays with hours; a Sunday is not listed', () => {
	// Jamhuri Day on a Saturday, Christmas Day and Boxing Day.
	expect(closedDays(openingHours, [], december)).toEqual(['2026-12-12', '2026-12-25', '2026-12-26']);
});

test('a day that staff closed is a closed day, and a holiday that staff opened is not', () => {
	const calendar = [entry('2026-12-03', 'closed'), entry('2026-12-12', 'open'), entry('2026-12-06', 'closed')];
	expect(closedDays(openingHours, calendar, december)).toEqual(['2026-12-03', '2026-12-25', '2026-12-26']);
});

test("closed days cover this month and the next, in the centre's zone", () => {
	expect(publishedDays(new Date('2026-11-30T20:59:00.000Z'))).toEqual({ from: '2026-11-01', to: '2026-12-31' });
	expect(publishedDays(new Date('2026-11-30T21:00:00.000Z'))).toEqual({ from: '2026-12-01', to: '2027-01-31' });
});
