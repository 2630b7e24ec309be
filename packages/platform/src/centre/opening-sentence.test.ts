import { openingHours } from '../testing/sample-hours.ts';
import { openingSentence } from './opening-sentence.ts';

const centre = { openingHours: [...openingHours], timeZone: 'Africa/Nairobi' };

// 24 November 2026 is a Tuesday; Nairobi is three hours ahead of UTC.
test.each([
	['2026-11-24T05:59:00.000Z', 'Opens today at 9:00 AM', false],
	['2026-11-24T06:00:00.000Z', 'Open today until 5:00 PM', true],
	['2026-11-24T13:59:00.000Z', 'Open today until 5:00 PM', true],
	['2026-11-24T14:00:00.000Z', 'Opens tomorrow at 9:00 AM', false],
	['2026-11-28T10:59:00.000Z', 'Open today until 2:00 PM', true],
	['2026-11-28T11:00:00.000Z', 'Opens Monday at 9:00 AM', false],
	['2026-11-29T09:00:00.000Z', 'Opens tomorrow at 9:00 AM', false],
	['2026-11-29T21:30:00.000Z', 'Opens today at 9:00 AM', false],
])('at %s the sentence is: %s', (now, text, isOpen) => {
	expect(openingSentence(centre, new Date(now))).toEqual({ isOpen, text });
});

// 25 and 26 December 2026 are a Friday and a Saturday.
test.each([
	['2026-12-24T15:00:00.000Z', 'Opens Monday at 9:00 AM', false],
	['2026-12-25T08:00:00.000Z', 'Opens Monday at 9:00 AM', false],
	['2026-12-25T21:30:00.000Z', 'Opens Monday at 9:00 AM', false],
	['2026-12-27T08:00:00.000Z', 'Opens tomorrow at 9:00 AM', false],
	['2026-12-28T08:00:00.000Z', 'Open today until 5:00 PM', true],
])('closed days are skipped: at %s the sentence is %s', (now, text, isOpen) => {
	const closedDays = ['2026-12-25', '2026-12-26'];
	expect(openingSentence({ ...centre, closedDays }, new Date(now))).toEqual({ isOpen, text });
});

test('a centre that opens on one day a week names that day a week ahead', () => {
	const mondays = openingHours.map((entry) => (entry.day === 'monday' ? entry : { day: entry.day }));
	expect(openingSentence({ ...centre, openingHours: mondays }, new Date('2026-11-23T15:00:00.000Z'))?.text).toBe(
		'Opens Monday at 9:00 AM',
	);
});

test('a centre that never opens has no sentence', () => {
	const never = openingHours.map(({ day }) => ({ day }));
	expect(openingSentence({ ...centre, openingHours: never }, new Date('2026-11-24T09:00:00.000Z'))).toBeUndefined();
});
