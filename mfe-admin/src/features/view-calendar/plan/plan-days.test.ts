import { anAppointment, daniel, NOW, rehema, samuel } from '../../../testing/sample-appointments.ts';
import { weekFrom } from '../../../testing/sample-profile.ts';
import { type CalendarFacts, earliestMinute, gridSpan, isFolded, peopleOf, planDays, shownDays } from './plan-days.ts';

/** A Tuesday, at 9:50 AM. */
const DAY = '2026-11-10';
const psychologist = {
	id: 'p1',
	name: 'Dr. Nyambura Kamau',
	serviceIds: ['addiction-recovery'],
	active: true,
	weeklyHours: { tuesday: [{ from: '09:00', to: '17:00' }] },
	breaks: {},
	timeOff: [],
	version: 1,
};
const facts: CalendarFacts = {
	openingHours: weekFrom('09:00'),
	closures: [],
	holidays: [],
	team: [psychologist, { ...psychologist, id: 'p2', name: 'Gone Long', active: false }],
	services: [{ id: 'addiction-recovery', durationMinutes: 60 }],
	visits: [],
};
const planOf = (more: Partial<CalendarFacts>, days: readonly string[] = [DAY]) => {
	const all = { ...facts, ...more };
	return planDays(days, { people: peopleOf(all), facts: all, now: NOW });
};
const laneOf = (visits: CalendarFacts['visits']) => planOf({ visits })[0]?.lanes[0];
const namesIn = (visits: CalendarFacts['visits']) => laneOf(visits)?.visits.map(({ visit }) => visit.id);

test('every psychologist who sees clients, or has a visit, has a lane', () => {
	expect(peopleOf(facts).map(({ id }) => id)).toEqual(['p1']);
	const visits = [
		{ ...samuel, psychologistId: 'p2' },
		{ ...daniel, psychologistId: 'p9', psychologist: 'Old Name' },
	];
	expect(peopleOf({ ...facts, visits }).map(({ name }) => name)).toEqual([
		'Dr. Nyambura Kamau',
		'Gone Long',
		'Old Name',
	]);
});

test('a visit is in its lane at its time', () => {
	expect(laneOf([samuel, daniel])?.visits.map(({ from, to, visit }) => [visit.id, from, to])).toEqual([
		['a1', 540, 600],
		['a2', 720, 780],
	]);
});

test('a cancelled visit is hidden until its time has passed, and shown then unless the time was booked again', () => {
	const early = anAppointment('2026-11-10T05:30:00.000Z', { id: 'c1', status: 'cancelled' });
	const instead = anAppointment('2026-11-10T05:30:00.000Z', { id: 'c2' });
	const later = { ...samuel, status: 'cancelled' as const };
	expect(namesIn([early])).toEqual(['c1']);
	expect(namesIn([early, instead])).toEqual(['c2']);
	expect(namesIn([later])).toEqual([]);
	expect(laneOf([later])?.free[0]?.starts).toContain(720);
});

test('a time that is kept free is in the lane until it is over, and cannot be booked', () => {
	const keptFree = { at: '2026-11-10T06:00:00.000Z' };
	const noon = { ...samuel, status: 'cancelled' as const, keptFree };
	expect(namesIn([noon])).toEqual(['a2']);
	expect(laneOf([noon])?.free.flatMap(({ starts }) => starts)).not.toContain(720);
});

test('free times start with the current half hour, between the visits', () => {
	expect(laneOf([rehema, samuel])?.free.map(({ starts, until }) => [starts.at(0), until])).toEqual([[810, 1020]]);
	expect(laneOf([])?.free[0]?.starts[0]).toBe(570);
	expect(earliestMinute('2026-11-09', NOW)).toBe(Number.POSITIVE_INFINITY);
	expect(earliestMinute('2027-01-10', NOW)).toBe(Number.POSITIVE_INFINITY);
	expect(earliestMinute('2027-01-09', NOW)).toBe(0);
});

test('a psychologist without services has no free time', () => {
	expect(planOf({ services: [] })[0]?.lanes[0]?.free).toEqual([]);
});

test('a week omits the weekday that is never open, and collapses a holiday, unless it has a visit', () => {
	const days = ['2026-11-14', '2026-11-15'];
	const holidays = [{ date: '2026-11-14', name: 'Some Day' }];
	const shown = shownDays(planOf({ holidays }, days));
	expect(shown.map((plan) => [plan.day, isFolded(plan)])).toEqual([['2026-11-14', true]]);
	const sunday = anAppointment('2026-11-15T07:00:00.000Z');
	expect(shownDays(planOf({ holidays, visits: [sunday] }, days)).map((plan) => [plan.day, isFolded(plan)])).toEqual([
		['2026-11-14', true],
		['2026-11-15', false],
	]);
});

test('a grid shows the hours of the centre, and more for earlier or later visits', () => {
	expect(gridSpan(planOf({}))).toEqual({ from: 540, to: 1020 });
	const visits = [anAppointment('2026-11-10T05:30:00.000Z'), anAppointment('2026-11-10T15:15:00.000Z', { id: 'a9' })];
	expect(gridSpan(planOf({ visits }))).toEqual({ from: 480, to: 1200 });
	expect(gridSpan([])).toEqual({ from: 540, to: 1020 });
});
