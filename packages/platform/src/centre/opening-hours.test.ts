import { clockTime, groupHours } from './opening-hours.ts';

test.each([
	['00:30', '12:30 AM'],
	['09:00', '9:00 AM'],
	['12:00', '12:00 PM'],
	['17:05', '5:05 PM'],
])('the wall-clock time %s is written %s', (time, written) => {
	expect(clockTime(time)).toBe(written);
});

test('adjacent days with the same hours share a row, other days do not', () => {
	const weekday = { opens: '09:00', closes: '17:00' };
	expect(
		groupHours([
			{ day: 'monday', ...weekday },
			{ day: 'tuesday', ...weekday },
			{ day: 'wednesday' },
			{ day: 'thursday', ...weekday },
			{ day: 'sunday' },
		]),
	).toEqual([
		{ days: 'Mon to Tue', opens: '09:00', closes: '17:00' },
		{ days: 'Wednesday', opens: undefined, closes: undefined },
		{ days: 'Thursday', opens: '09:00', closes: '17:00' },
		{ days: 'Sunday', opens: undefined, closes: undefined },
	]);
});
