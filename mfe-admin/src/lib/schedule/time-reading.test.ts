import { staffTuesday as day } from '../../testing/sample-staff-times.ts';
import { nearestOf, timeReading } from './time-reading.ts';

test.each([
	['2:00 PM', undefined, 'free', '2:00 PM, free with Amina Hassan or Peter Otieno'],
	['2:00 PM', 'p2', 'free', '2:00 PM, free with Peter Otieno'],
	['12:00 PM', 'p1', 'break', '12:00 PM is in a break of Amina Hassan'],
	['12:00 PM', undefined, 'free', '12:00 PM, free with Peter Otieno'],
	['9:00 AM', undefined, 'bad', '9:00 AM is taken: Amina Hassan or Peter Otieno have another visit then'],
	['9:00 AM', 'p1', 'bad', '9:00 AM is taken: Amina Hassan has another visit then'],
	['8:30 AM', undefined, 'bad', '8:30 AM is outside the opening hours, 9:00 AM to 5:00 PM'],
	['4:30 PM', undefined, 'bad', '4:30 PM: a visit of 60 minutes would end after closing at 5:00 PM'],
	['2:10 PM', undefined, 'bad', '2:10 PM: visits begin on the hour or the half hour'],
	['4:00 PM', 'p1', 'bad', '4:00 PM: Amina Hassan does not work then'],
	['2:00 PM', 'p9', 'bad', '2:00 PM: the psychologist you chose does not offer this service'],
	['4:00 PM', undefined, 'bad', '4:00 PM: those who offer this do not work then'],
] as const)('the time %s with %s is %s, with a message', (time, psychologistId, tone, words) => {
	expect(timeReading(day, time, psychologistId)).toEqual({ tone, words });
});

test('a closed day has no bookable time', () => {
	const sunday = { ...day, closed: 'Sunday', psychologists: [] };
	expect(timeReading(sunday, '9:00 AM', undefined).words).toBe('9:00 AM: nobody can be booked on this day');
});

test('the nearest free times are those of all psychologists, from the current half hour on', () => {
	const said = nearestOf(day, '9:00 AM', 10 * 60 + 30).map(({ time, psychologist }) => `${time} ${psychologist}`);
	expect(said).toEqual(['12:00 PM Peter Otieno', '2:00 PM Amina Hassan', '2:00 PM Peter Otieno']);
});
