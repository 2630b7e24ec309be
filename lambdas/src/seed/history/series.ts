import { dayOf } from '@tulia/centre/clock';
import { addDays, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { Appointment } from '../../appointment/appointment.ts';
import { seriesDates } from '../../appointment/series/series-dates.ts';
import { psychologists } from '../data/psychologists.ts';
import type { Course, Simulation } from './bookings.ts';
import { randomFrom } from './random.ts';
import { planVisitDay } from './visits.ts';

/** A series that staff book for a client in one go. */
interface PlannedSeries {
	/** The client's place among those who join. */
	readonly index: number;
	readonly every: Rhythm;
	readonly count: number;
	readonly time: string;
	/** How many days before the end it is booked. */
	readonly daysAgo: number;
	/** One of its visits is moved and its last one is cancelled, some days before the end. */
	readonly changes: boolean;
}

const SERIES: readonly PlannedSeries[] = [
	{ index: 3, every: 'week', count: 8, time: '12:00 PM', daysAgo: 26, changes: false },
	{ index: 5, every: 'two_weeks', count: 4, time: '1:30 PM', daysAgo: 12, changes: true },
];

const HOUR = 60;

/** Two series: one under way every week, one with a visit that was moved and one that was cancelled. */
export function planSeries(simulation: Simulation, courses: readonly Course[]): void {
	const { timeline, end } = simulation;
	for (const series of SERIES) {
		const course = courses[series.index];
		if (!course) continue;
		// Its own chances, so that everything else of the history stays as it is.
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
	for (const visit of visits) planVisitDay(simulation, { ...course, missing: 0 }, visit, 1);
	if (series.changes) timeline.at(instantAt(addDays(dayOf(end), -3), 10 * HOUR), () => changeIt(simulation, visits));
}

/** The client phones: one visit later in its week, and the last one not at all. */
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
