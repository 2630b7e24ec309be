import { openingHours } from '../testing/sample-centre.ts';
import { clockTime, groupHours, spokenHours } from './opening-hours.ts';

test.each([
	['00:30', '12:30 AM'],
	['09:00', '9:00 AM'],
	['12:00', '12:00 PM'],
	['17:05', '5:05 PM'],
])('%s on the wall is written %s', (time, written) => {
	expect(clockTime(time)).toBe(written);
});

test('neighbouring days with the same hours share a row', () => {
	expect(groupHours(openingHours)).toEqual([
		{ days: 'Mon to Fri', opens: '09:00', closes: '17:00' },
		{ days: 'Saturday', opens: '09:00', closes: '14:00' },
		{ days: 'Sunday', opens: undefined, closes: undefined },
	]);
});

test('days that only look alike across a closed one do not share a row', () => {
	const week = openingHours.map((entry) => (entry.day === 'wednesday' ? { day: entry.day } : entry));
	expect(groupHours(week).map(({ days }) => days)).toEqual([
		'Mon to Tue',
		'Wednesday',
		'Thu to Fri',
		'Saturday',
		'Sunday',
	]);
});

test('a sentence names the open days and leaves out the closed', () => {
	expect(spokenHours(openingHours)).toBe('Mon to Fri, 9\u00a0AM to 5\u00a0PM. Saturday, 9\u00a0AM to 2\u00a0PM.');
});
