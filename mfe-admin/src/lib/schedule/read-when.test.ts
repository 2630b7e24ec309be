import { readDay, readMoment, readTime } from './read-when.ts';

/** A Tuesday at 10:37 AM at the centre. */
const NOW = new Date('2026-11-24T07:37:00.000Z');

test.each([
	['today', '2026-11-24'],
	['Tomorrow', '2026-11-25'],
	['yesterday', '2026-11-23'],
	['fri', '2026-11-27'],
	['fri 27', '2026-11-27'],
	['Friday 4th', '2026-12-04'],
	['27', '2026-11-27'],
	['23', '2026-12-23'],
	['mon 23', '2026-11-23'],
	['next tuesday', '2026-12-01'],
	['last friday', '2026-11-20'],
	['27 nov', '2026-11-27'],
	['4/12', '2026-12-04'],
	['4/12/2026', '2026-12-04'],
	['2026-12-04', '2026-12-04'],
	['in 3 days', '2026-11-27'],
	['fri 23', undefined],
	['soon', undefined],
	['', undefined],
] as const)('the day "%s" is read as %s', (typed, day) => {
	expect(readDay(typed, NOW)).toBe(day);
});

test.each([
	['22 nov', '2026-11-22'],
	['sunday 22 nov', '2026-11-22'],
	['17/11', '2026-11-17'],
	['16 nov', '2027-11-16'],
	['22 nov 2027', '2027-11-22'],
])('a day of the last week, "%s", is preferred to next year: %s', (typed, day) => {
	expect(readDay(typed, NOW)).toBe(day);
});

test.each([
	['22 nov', '2026-11-22'],
	['12 oct', '2026-10-12'],
	['12 dec', '2025-12-12'],
	['23', '2026-11-23'],
	['30', '2026-10-30'],
	['fri', '2026-11-20'],
	['today', '2026-11-24'],
	['Mon 23 Nov 2026', '2026-11-23'],
])('in a field for a past day, "%s" is %s', (typed, day) => {
	expect(readDay(typed, NOW, { isPast: true })).toBe(day);
});

test.each([
	['4 dec 2pm', '2026-12-04T14:00'],
	['4 dec, 2 pm', '2026-12-04T14:00'],
	['tomorrow 9.30', '2026-11-25T09:30'],
	['Tue 24 Nov 2026, 9:05 AM', '2026-11-24T09:05'],
	['4 dec', undefined],
	['2pm', undefined],
] as const)('the moment "%s" is read as %s', (typed, moment) => {
	expect(readMoment(typed, NOW)).toBe(moment);
});

test.each([
	['2pm', '2:00 PM'],
	['2 PM', '2:00 PM'],
	['2 p.m.', '2:00 PM'],
	['14:00', '2:00 PM'],
	['14.30', '2:30 PM'],
	['2.30', '2:30 PM'],
	['2.30pm', '2:30 PM'],
	['1430', '2:30 PM'],
	['930', '9:30 AM'],
	['0930', '9:30 AM'],
	['9', '9:00 AM'],
	['2', '2:00 PM'],
	['11:15', '11:15 AM'],
	['9:00 AM', '9:00 AM'],
	['noon', '12:00 PM'],
	['2 in the afternoon', '2:00 PM'],
	['25:00', undefined],
	['later', undefined],
	['', undefined],
] as const)('the time "%s" is read as %s', (typed, time) => {
	expect(readTime(typed, NOW)).toBe(time);
});
