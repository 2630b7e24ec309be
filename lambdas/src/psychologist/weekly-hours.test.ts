import { hoursErrors } from './weekly-hours.ts';

const NONE = { weeklyHours: {}, breaks: {}, timeOff: [] };
const day = [{ from: '09:00', to: '17:00' }];

describe('weekly hours', () => {
	test.each([
		['there are none', NONE],
		[
			'two intervals touch',
			{
				...NONE,
				weeklyHours: {
					monday: [
						{ from: '13:00', to: '17:00' },
						{ from: '09:00', to: '13:00' },
					],
				},
			},
		],
		[
			'a break ends with the day',
			{ ...NONE, weeklyHours: { monday: day }, breaks: { monday: [{ from: '16:00', to: '17:00' }] } },
		],
		['a day is off', { ...NONE, timeOff: [{ from: '2026-12-24', to: '2026-12-24' }] }],
	])('weekly hours are valid when %s', (_why, plan) => {
		expect(hoursErrors(plan)).toEqual([]);
	});

	test.each([
		[
			'end before they begin',
			{ ...NONE, weeklyHours: { monday: [{ from: '17:00', to: '09:00' }] } },
			'weeklyHours.monday',
		],
		['end as they begin', { ...NONE, weeklyHours: { friday: [{ from: '09:00', to: '09:00' }] } }, 'weeklyHours.friday'],
		['overlap', { ...NONE, weeklyHours: { monday: [...day, { from: '16:59', to: '18:00' }] } }, 'weeklyHours.monday'],
		[
			'have a break outside them',
			{ ...NONE, weeklyHours: { monday: day }, breaks: { monday: [{ from: '08:30', to: '09:30' }] } },
			'breaks.monday',
		],
		['have a break on a day off', { ...NONE, breaks: { tuesday: [{ from: '12:00', to: '13:00' }] } }, 'breaks.tuesday'],
		[
			'have time off that ends before it begins',
			{ ...NONE, timeOff: [{ from: '2026-12-24', to: '2026-12-23' }] },
			'timeOff.0',
		],
	])('weekly hours are refused when they %s', (_why, plan, field) => {
		expect(hoursErrors(plan).map((error) => error.field)).toEqual([field]);
	});
});
