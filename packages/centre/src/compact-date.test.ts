import { compactDate, compactDay, compactMoment } from './compact-date.ts';

const now = new Date('2026-11-24T06:00:00.000Z');

test('a day of the current year has no year, a day of another has', () => {
	expect(compactDay('2026-11-24', now)).toBe('Tue 24 Nov');
	expect(compactDay('2027-01-01', now)).toBe('Fri 1 Jan 2027');
});

test('an instant outside the calendar is shown as invalid', () => {
	expect(compactMoment('0000-00-00T00:00:00.000Z', now)).toBe('(not in the calendar)');
});

test('the year and the day of an instant are those in the centre’s zone', () => {
	expect(compactDate(new Date('2026-12-31T20:59:59.000Z'), now)).toBe('Thu 31 Dec');
	expect(compactDate(new Date('2026-12-31T21:00:00.000Z'), now)).toBe('Fri 1 Jan 2027');
	expect(compactMoment('2026-11-24T06:00:00.000Z', now)).toBe('Tue 24 Nov, 9:00 AM');
});
