import { colleagueTimes } from './colleague-times.ts';

const DAY = '2026-11-24';
const schedule = {
	weeklyHours: { tuesday: [{ from: '08:00', to: '16:00' }] },
	breaks: { tuesday: [{ from: '13:00', to: '14:00' }] },
	timeOff: [],
	version: 1,
};
const hours = { from: 540, to: 1020 };
const centre = { open: true, hours, spans: [hours] } as const;

test('consecutive half hours are one interval, and the rest of the hours is free', () => {
	expect(colleagueTimes({ schedule, day: DAY, centre, takenMinutes: [600, 540, 570, 840, 870] })).toEqual({
		taken: [
			{ from: '9:00 AM', to: '10:30 AM' },
			{ from: '2:00 PM', to: '3:00 PM' },
		],
		free: [
			{ from: '10:30 AM', to: '1:00 PM' },
			{ from: '3:00 PM', to: '4:00 PM' },
		],
	});
});

test('intervals below an hour are not free, and a day off, a weekday without hours or a closed day has no free time', () => {
	const { free } = colleagueTimes({ schedule, day: DAY, centre, takenMinutes: [900] });
	expect(free.map(({ from }) => from)).toEqual(['9:00 AM', '2:00 PM']);
	const off = { ...schedule, timeOff: [{ from: DAY, to: DAY }] };
	expect(colleagueTimes({ schedule: off, day: DAY, centre, takenMinutes: [] }).free).toEqual([]);
	expect(colleagueTimes({ schedule, day: '2026-11-25', centre, takenMinutes: [] }).free).toEqual([]);
	const closed = { open: false, reason: 'Staff training' } as const;
	expect(colleagueTimes({ schedule, day: DAY, centre: closed, takenMinutes: [] }).free).toEqual([]);
});
