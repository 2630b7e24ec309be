import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import { appliedHoursChange, hoursChange, isNoChange } from './hours-change.ts';

const day = [{ from: '09:00', to: '17:00' }];
const lunch = [{ from: '13:00', to: '14:00' }];
const before: HoursPlan = {
	weeklyHours: { monday: day, tuesday: day },
	breaks: { monday: lunch, tuesday: lunch },
	timeOff: [{ from: '2026-12-24', to: '2026-12-26' }],
};
const friday = { from: '2026-12-04', to: '2026-12-04', hours: { from: '13:00', to: '17:00' } };
const withFriday: HoursPlan = { ...before, timeOff: [...before.timeOff, friday] };
const noTuesday: HoursPlan = { ...before, weeklyHours: { monday: day }, breaks: { monday: lunch } };

describe('the difference of two plans', () => {
	test('the difference of equal plans is empty, also with a day without hours and breaks in another order', () => {
		const two = [...lunch, { from: '16:00', to: '16:30' }];
		const one = { ...before, breaks: { ...before.breaks, monday: two } };
		const same = {
			...before,
			weeklyHours: { ...before.weeklyHours, sunday: [] },
			breaks: { ...before.breaks, monday: two.toReversed() },
		};
		expect(isNoChange(hoursChange(one, same))).toBe(true);
	});

	test('a weekday differs by its hours or its breaks; time off by its days or its hours', () => {
		expect(hoursChange(before, noTuesday)).toEqual({ days: ['tuesday'], added: [], removed: [] });
		expect(hoursChange(before, { ...before, breaks: { monday: lunch } }).days).toEqual(['tuesday']);
		const longer = [{ from: '2026-12-24', to: '2026-12-28' }];
		expect(hoursChange(before, { ...before, timeOff: longer })).toEqual({
			days: [],
			added: longer,
			removed: before.timeOff,
		});
		const allDay = { from: friday.from, to: friday.to };
		expect(hoursChange(withFriday, { ...before, timeOff: [...before.timeOff, allDay] })).toMatchObject({
			added: [allDay],
			removed: [friday],
		});
	});
});

describe('applying a request to the current plan', () => {
	test('a request on an unchanged plan gives the requested plan', () => {
		expect(hoursChange(appliedHoursChange(before, { before, after: withFriday }) ?? before, withFriday)).toEqual({
			days: [],
			added: [],
			removed: [],
		});
		const off = appliedHoursChange(before, { before, after: noTuesday });
		expect(off?.weeklyHours.tuesday).toEqual([]);
		expect(off?.breaks.tuesday).toEqual([]);
	});

	test('a request preserves changes of other days and time off', () => {
		const shortMonday = { ...before, weeklyHours: { ...before.weeklyHours, monday: [{ from: '09:00', to: '12:00' }] } };
		const now = { ...shortMonday, breaks: { tuesday: lunch } };
		const applied = appliedHoursChange(now, { before, after: noTuesday });
		expect(applied?.weeklyHours.monday).toEqual([{ from: '09:00', to: '12:00' }]);
		expect(applied?.timeOff).toEqual(before.timeOff);
		const holiday = { from: '2027-01-04', to: '2027-01-08' };
		const more = { ...before, timeOff: [...before.timeOff, holiday] };
		expect(appliedHoursChange(more, { before, after: withFriday })?.timeOff).toEqual([
			friday,
			...before.timeOff,
			holiday,
		]);
	});

	test('a request cannot be applied once the same day or the same time off was changed', () => {
		const later = { ...before, weeklyHours: { ...before.weeklyHours, tuesday: [{ from: '10:00', to: '17:00' }] } };
		expect(appliedHoursChange(later, { before, after: noTuesday })).toBeUndefined();
		const noLunch = { ...before, breaks: { monday: lunch } };
		expect(appliedHoursChange(noLunch, { before, after: noTuesday })).toBeUndefined();
		const without = { ...before, timeOff: [] };
		expect(appliedHoursChange(without, { before, after: without })).toBeUndefined();
	});

	test('a request for time off that exists by now adds it once', () => {
		expect(appliedHoursChange(withFriday, { before, after: withFriday })?.timeOff).toEqual([friday, ...before.timeOff]);
	});
});
