import { dayOf } from '@tulia/centre/clock';
import { addDays, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { Appointment } from '../../src/appointment/appointment.ts';
import { seriesDates } from '../../src/appointment/series/series-dates.ts';
import { psychologists } from '../data/psychologists.ts';
import type { Course, Simulation } from './bookings.ts';
import { randomFrom } from './random.ts';
import { planVisitDay } from './visits.ts';

/** A series that staff book for a client together. */
interface PlannedSeries {
	/** The client's index in the order of registration. */
	readonly index: number;
	readonly every: Rhythm;
	readonly count: number;
	readonly time: string;
	/** How many days before the end it is booked. */
	readonly daysAgo: number;
	/** Whether one of its visits is moved and the last one cancelled, some days before the end. */
	readonly changes: boolean;
}

const SERIES: readonly PlannedSeries[] = [
	{ index: 3, every: 'week', count: 8, time: '12:00 PM', daysAgo: 26, changes: false },
	{ index: 5, every: 'two_weeks', count: 4, time: '1:30 PM', daysAgo: 12, changes: true },
];

const HOUR = 60;

/** Two weekly series: one unchanged, one with a moved and a cancelled visit. */
export function planSeries(simulation: Simulation, courses: readonly Course[]): void {
	const { timeline, end } = simulation;
	for (const series of SERIES) {
		const course = courses[series.index];
		if (!course) continue;
		// A separate random source, so that the rest of the history does not change.
		const own = { ...simulation, random: randomFrom(1000 + series.index) };
		const day = addDays(dayOf(end), -series.daysAgo);
		timeline.at(instantAt(day, 11 * HOUR), () => bookIt(own, course, series));
	}
}

async function bookIt(simulation: Simulation, course: Course, series: PlannedSeries): Promise<void> {
	const { centre, timeline, staffId, end } = simulation;
	const { serviceId, forWhom, userId: clientId } = course;
	const whom = psychologists.find(({ psychologist }) => psychologist.serviceIds.includes(serviceId))?.psychologist;
	if (!whom || clientId === '') return;
	const { every, count, time } = series;
	const first = firstWeekday(addDays(dayOf(timeline.now()), 2));
	const dates = [first, ...seriesDates({ like: first, every, today: first, count: count - 1 })];
	const booked = await centre.bookSeries({
		body: {
			clientId,
			serviceId,
			forWhom,
			every,
			visits: dates.map((date) => ({ date, time, psychologistId: whom.id })),
		},
		caller: { userId: staffId },
		idempotencyKey: undefined,
	});
	if (!booked.ok) return;
	const ids = booked.value.data.flatMap(({ visit }) => (visit ? [visit.id] : []));
	const visits = (await Promise.all(ids.map((id) => centre.appointments.find(id)))).flatMap((visit) => visit ?? []);
	for (const visit of visits) planVisitDay(simulation, { course: { ...course, missing: 0 }, visit, remaining: 1 });
	if (series.changes) timeline.at(instantAt(addDays(dayOf(end), -3), 10 * HOUR), () => changeIt(simulation, visits));
}

/** By phone: one visit is moved later in its week, and the last one cancelled. */
async function changeIt({ centre, timeline, staffId }: Simulation, visits: readonly Appointment[]): Promise<void> {
	const coming = visits.filter(({ startAt }) => startAt > timeline.now().toISOString());
	const [moved, ended] = [coming.at(-2), coming.at(-1)];
	for (const days of [1, 2, 3]) {
		if (!moved) break;
		const date = addDays(dayOf(new Date(moved.startAt)), days);
		const wish = { date, time: '3:00 PM', version: moved.ver };
		const answer = await centre.move({ appointmentId: moved.id, wish, by: 'staff', actor: staffId, key: undefined });
		if (answer.ok) break;
	}
	if (ended) await centre.cancel({ appointmentId: ended.id, by: 'client', how: 'phone', actor: staffId });
}

const firstWeekday = (day: string): string =>
	['saturday', 'sunday'].includes(weekdayOf(day)) ? firstWeekday(addDays(day, 1)) : day;
