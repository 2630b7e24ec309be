import type { StaffTimes } from '@tulia/contracts/availability/schemas';

/**
 * The Tuesday of `NOW`: both psychologists who offer the service have a visit at 9:00 AM, and one has a break at
 * noon.
 */
export const staffTuesday: StaffTimes = {
	date: '2026-11-10',
	hours: { opens: '9:00 AM', closes: '5:00 PM' },
	minutes: 60,
	psychologists: [
		{
			id: 'p1',
			name: 'Amina Hassan',
			times: [
				{ time: '9:00 AM', state: 'taken' },
				{ time: '12:00 PM', state: 'break' },
				{ time: '2:00 PM', state: 'free' },
			],
			firstFree: { date: '2026-11-10', time: '2:00 PM' },
		},
		{
			id: 'p2',
			name: 'Peter Otieno',
			times: [
				{ time: '9:00 AM', state: 'taken' },
				{ time: '9:30 AM', state: 'free' },
				{ time: '12:00 PM', state: 'free' },
				{ time: '2:00 PM', state: 'free' },
			],
			firstFree: { date: '2026-11-10', time: '9:30 AM' },
		},
	],
	days: [
		{ date: '2026-11-10', freeTimes: 3 },
		{ date: '2026-11-12', freeTimes: 6 },
	],
};
