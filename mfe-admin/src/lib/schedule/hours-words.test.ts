import { changeLines, dayWords, timeOffWords } from './hours-words.ts';

const NOW = new Date('2026-11-26T06:00:00.000Z');
const day = [{ from: '09:00', to: '17:00' }];
const plan = { weeklyHours: { monday: day }, breaks: { monday: [{ from: '13:00', to: '14:00' }] }, timeOff: [] };

test('a weekday is worded with its hours and its break', () => {
	expect(dayWords(plan, 'monday')).toBe('9:00 AM to 5:00 PM, break 1:00 PM to 2:00 PM');
	expect(dayWords(plan, 'sunday')).toBe('Not working');
	const split = {
		...plan,
		weeklyHours: {
			monday: [
				{ from: '14:00', to: '17:00' },
				{ from: '08:00', to: '12:00' },
			],
		},
		breaks: {},
	};
	expect(dayWords(split, 'monday')).toBe('8:00 AM to 12:00 PM and 2:00 PM to 5:00 PM');
});

test('time off is worded with its days, and with its hours unless it is all day', () => {
	expect(timeOffWords({ from: '2026-12-04', to: '2026-12-04' }, NOW)).toBe('Fri 4 Dec');
	const hours = { from: '13:00', to: '17:00' };
	expect(timeOffWords({ from: '2026-12-04', to: '2026-12-04', hours }, NOW)).toBe('Fri 4 Dec, 1:00 PM to 5:00 PM');
	expect(timeOffWords({ from: '2026-12-28', to: '2027-01-04', hours }, NOW)).toBe(
		'Mon 28 Dec to Mon 4 Jan 2027, 1:00 PM to 5:00 PM each day',
	);
});

test('a change of hours is worded before and after, and unchanged hours are left out', () => {
	const off = { from: '2026-12-04', to: '2026-12-04' };
	const after = { weeklyHours: { monday: day, friday: day }, breaks: plan.breaks, timeOff: [off] };
	expect(changeLines(plan, after, NOW)).toEqual([
		{ what: 'Fridays', before: 'Not working', after: '9:00 AM to 5:00 PM' },
		{ what: 'Fri 4 Dec', before: 'Working as usual', after: 'Off' },
	]);
	expect(changeLines(after, plan, NOW)[1]).toEqual({ what: 'Fri 4 Dec', before: 'Off', after: 'Working as usual' });
});
