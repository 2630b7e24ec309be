import { noticeDueAt } from './notice-due.ts';

/** An instant of November 2026, by the centre's clock. */
const at = (day: number, clock: string): Date =>
	new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00.000+03:00`);
const iso = (day: number, clock: string): string => at(day, clock).toISOString();

test.each([
	['a visit of today at the end of the quarter', at(25, '10:02'), { after: iso(25, '15:00') }, at(25, '10:15')],
	['a visit of tomorrow too', at(25, '10:15'), { before: iso(26, '09:00') }, at(25, '10:30')],
	['the last minute of a day', at(25, '19:44'), { after: iso(26, '09:00') }, at(25, '19:45')],
	['nothing at 8 PM', at(25, '19:50'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['nothing at night', at(26, '02:00'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['at 8 AM again', at(26, '07:50'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['later days at 6 PM', at(25, '10:02'), { after: iso(27, '09:00') }, at(25, '18:00')],
	['later days at the next 6 PM', at(25, '18:00'), { after: iso(30, '09:00') }, at(26, '18:00')],
	[
		'a move from tomorrow to later soon',
		at(25, '10:02'),
		{ before: iso(26, '09:00'), after: iso(30, '09:00') },
		at(25, '10:15'),
	],
	[
		'a move from the past by where it went',
		at(25, '10:02'),
		{ before: iso(24, '09:00'), after: iso(30, '09:00') },
		at(25, '18:00'),
	],
])('a notice about days is due for %s', (_what, now, change, due) => {
	expect(noticeDueAt(change, now)).toEqual(due);
});

test('a notice about days is not due for a past visit', () => {
	expect(noticeDueAt({ before: iso(25, '09:00') }, at(25, '09:00'))).toBeUndefined();
});
