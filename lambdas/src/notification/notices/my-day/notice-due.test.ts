import { noticeDueAt } from './notice-due.ts';

/** An instant of November 2026, by the centre's clock. */
const at = (day: number, clock: string): Date =>
	new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00.000+03:00`);
const iso = (day: number, clock: string): string => at(day, clock).toISOString();

test.each([
	[
		'of a visit today is due at the end of the quarter of an hour',
		at(25, '10:02'),
		{ after: iso(25, '15:00') },
		at(25, '10:15'),
	],
	[
		'of a visit tomorrow is due at the end of the quarter of an hour',
		at(25, '10:15'),
		{ before: iso(26, '09:00') },
		at(25, '10:30'),
	],
	['shortly before 7:45 PM is due before the night', at(25, '19:44'), { after: iso(26, '09:00') }, at(25, '19:45')],
	['after 7:45 PM is due at 8 AM', at(25, '19:50'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['at night is due at 8 AM', at(26, '02:00'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['shortly before 8 AM is due at 8 AM', at(26, '07:50'), { after: iso(26, '09:00') }, at(26, '08:00')],
	['of a later day is due at 6 PM', at(25, '10:02'), { after: iso(27, '09:00') }, at(25, '18:00')],
	['of a later day is due at the next 6 PM', at(25, '18:00'), { after: iso(30, '09:00') }, at(26, '18:00')],
	[
		'by a move from tomorrow to a later day is due like one of tomorrow',
		at(25, '10:02'),
		{ before: iso(26, '09:00'), after: iso(30, '09:00') },
		at(25, '10:15'),
	],
	[
		'by a move from the past is due by its new day',
		at(25, '10:02'),
		{ before: iso(24, '09:00'), after: iso(30, '09:00') },
		at(25, '18:00'),
	],
])('the notice of a change %s', (_what, now, change, due) => {
	expect(noticeDueAt(change, now)).toEqual(due);
});

test('a notice about days is not due for a past visit', () => {
	expect(noticeDueAt({ before: iso(25, '09:00') }, at(25, '09:00'))).toBeUndefined();
});
