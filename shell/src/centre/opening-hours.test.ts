import { groupHours, wallTime } from './opening-hours.ts';

test.each([
	['00:30', '12:30 AM'],
	['09:00', '9:00 AM'],
	['12:00', '12:00 PM'],
	['17:05', '5:05 PM'],
])('%s is written %s', (time, written) => {
	expect(wallTime(time)).toBe(written);
});

test('neighbouring days with the same hours share a row', () => {
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
		{ days: 'Mon to Tue', hours: '9:00 AM – 5:00 PM' },
		{ days: 'Wednesday', hours: 'Closed' },
		{ days: 'Thursday', hours: '9:00 AM – 5:00 PM' },
		{ days: 'Sunday', hours: 'Closed' },
	]);
});
