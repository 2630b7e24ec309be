import { anAppointment, daniel, NOW, samuel } from '../../../testing/sample-appointments.ts';
import { weekFrom } from '../../../testing/sample-profile.ts';
import { type CalendarFacts, peopleOf, planDays } from '../plan/plan-days.ts';
import { agendaRows } from './agenda-rows.ts';

const facts: CalendarFacts = {
	openingHours: weekFrom('09:00'),
	closures: [],
	holidays: [],
	team: [
		{
			id: 'p1',
			name: 'Dr. Nyambura Kamau',
			serviceIds: ['addiction-recovery'],
			active: true,
			weeklyHours: { tuesday: [{ from: '09:00', to: '17:00' }] },
			breaks: { tuesday: [{ from: '13:00', to: '14:00' }] },
			timeOff: [],
			version: 1,
		},
	],
	services: [{ id: 'addiction-recovery', durationMinutes: 60 }],
	visits: [],
};

/** The rows of the Tuesday at 9:50 AM, each as its start (`HH:mm`) and kind. */
function rowsOf(visits: CalendarFacts['visits'], more: Partial<CalendarFacts> = {}, day = '2026-11-10') {
	const all = { ...facts, ...more, visits };
	const [plan] = planDays([day], { people: peopleOf(all), facts: all, now: NOW });
	const [lane] = plan?.lanes ?? [];
	if (!plan || !lane) throw new Error('There is no such day.');
	return agendaRows(plan, lane, NOW).map(({ from, kind }) => `${Math.floor(from / 60)}:${from % 60} ${kind}`);
}

test('the rows of a day are visits, break, free times and end in order, with a row for the current time', () => {
	expect(rowsOf([daniel, samuel])).toEqual([
		'9:0 visit',
		'9:50 now',
		'10:30 free',
		'12:0 visit',
		'13:0 blocked',
		'14:0 free',
		'15:30 free',
		'17:0 closed',
	]);
});

test('a gap too short for a visit is a row of its own', () => {
	const early = anAppointment('2026-11-10T08:00:00.000Z', { id: 'a8' });
	expect(rowsOf([daniel, early])).toEqual([
		'9:0 visit',
		'9:50 now',
		'10:30 gap',
		'11:0 visit',
		'12:30 gap',
		'13:0 blocked',
		'14:0 free',
		'15:30 free',
		'17:0 closed',
	]);
});

test('another day has no row for the current time, and a closed day has its reason', () => {
	expect(rowsOf([], {}, '2026-11-17').at(-1)).toBe('17:0 closed');
	expect(rowsOf([], {}, '2026-11-17')).not.toContain('9:50 now');
	expect(rowsOf([], {}, '2026-11-15')).toEqual(['0:0 closed']);
});

test('a day with the maximum of visits offers no time, and has a row that says so', () => {
	const six = [6, 7, 8, 9, 11, 12].map((hour, place) =>
		anAppointment(`2026-11-10T${String(hour).padStart(2, '0')}:00:00.000Z`, { id: `six-${place}` }),
	);
	const rows = rowsOf(six);
	expect(rows.at(-2)).toBe('16:0 full');
	expect(rows.join()).not.toMatch(/free|gap/);
});
