import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays, type Day } from '@tulia/centre/day';
import { intersection, type Span } from '@tulia/centre/span';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { type BlockedTime, blockedTimes, openSpans } from './blocked-times.ts';
import { type CentreFacts, type CentreHours, centreHours } from './centre-hours.ts';
import { type FreeInterval, freeIntervals, isFull, shortGaps } from './free-intervals.ts';
import { type ColumnPlace, columnPlaces } from './visit-columns.ts';

export type Person = Pick<StaffPsychologist, 'id' | 'name'>;

/** A visit in its lane; start and end in minutes after midnight. */
export interface PlacedVisit extends Span, ColumnPlace {
	readonly visit: AdminAppointment;
}

export interface LanePlan {
	readonly person: Person;
	readonly visits: readonly PlacedVisit[];
	readonly blocked: readonly BlockedTime[];
	readonly free: readonly FreeInterval[];
	/** The free intervals that are too short for a visit. */
	readonly gaps: readonly Span[];
	readonly isFull: boolean;
	/** The length of the psychologist's shortest visit. */
	readonly minutes: number;
}

export interface DayPlan {
	readonly day: Day;
	readonly centre: CentreHours;
	readonly lanes: readonly LanePlan[];
}

export interface CalendarFacts extends CentreFacts {
	/** Every psychologist, in the order of the lanes. */
	readonly team: readonly StaffPsychologist[];
	readonly services: readonly Pick<Service, 'id' | 'durationMinutes'>[];
	readonly visits: readonly AdminAppointment[];
}

const MINUTES_OF_DAY = 24 * 60;
const spanOf = ({ scheduledFor, endsAt }: Pick<AdminAppointment, 'scheduledFor' | 'endsAt'>): Span => ({
	from: minuteOf(new Date(scheduledFor)),
	to: minuteOf(new Date(endsAt)) || MINUTES_OF_DAY,
});

/** The psychologists who see clients or have a visit on these days, in a fixed order. */
export function peopleOf({ team, visits }: Pick<CalendarFacts, 'team' | 'visits'>): readonly Person[] {
	const present = team.filter(({ id, active }) => active || visits.some(({ psychologistId }) => psychologistId === id));
	const unknown = visits
		.filter(({ psychologistId }) => team.every(({ id }) => id !== psychologistId))
		.map(({ psychologistId, psychologist }): [string, Person] => [
			psychologistId,
			{ id: psychologistId, name: psychologist },
		]);
	return [...present.map(({ id, name }) => ({ id, name })), ...new Map(unknown).values()];
}

/** Whether a visit occupies its time: it is not cancelled, or its time is kept free. */
const takesTime = ({ status, keptFree }: AdminAppointment): boolean => status !== 'cancelled' || keptFree !== undefined;

/**
 * The visits that a lane shows. A cancelled visit is shown if its time is kept free, or if it is over and the time
 * was not booked again.
 */
function shownOf(visits: readonly AdminAppointment[], now: Date): readonly AdminAppointment[] {
	const kept = visits.filter(takesTime);
	const isInTheWay = (one: AdminAppointment): boolean =>
		kept.some((other) => intersection([spanOf(one)], [spanOf(other)]).length > 0);
	const isOver = ({ endsAt }: AdminAppointment): boolean => new Date(endsAt) <= now;
	return visits
		.filter((one) => takesTime(one) || (isOver(one) && !isInTheWay(one)))
		.toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
}

/**
 * The first minute of a day that can be booked: today, the current half hour. A past day and one beyond the booking
 * horizon have none.
 */
export function earliestMinute(day: Day, now: Date): number {
	const today = dayOf(now);
	if (day < today || day > addDays(today, staffFigures.horizonDays)) return Number.POSITIVE_INFINITY;
	const { gridMinutes } = staffFigures;
	return day === today ? Math.floor(minuteOf(now) / gridMinutes) * gridMinutes : 0;
}

/** The length of a psychologist's shortest visit; `undefined` without services. */
function shortestOf(one: StaffPsychologist | undefined, services: CalendarFacts['services']): number | undefined {
	const lengths = services
		.filter(({ id }) => one?.serviceIds.includes(id))
		.map(({ durationMinutes }) => durationMinutes);
	return one?.active && lengths.length > 0 ? Math.min(...lengths) : undefined;
}

interface LaneQuestion {
	readonly day: Day;
	readonly person: Person;
	readonly centre: CentreHours;
	readonly facts: CalendarFacts;
	readonly now: Date;
}

function planLane({ day, person, centre, facts, now }: LaneQuestion): LanePlan {
	const one = facts.team.find(({ id }) => id === person.id);
	const own = facts.visits.filter(
		({ psychologistId, scheduledFor }) => psychologistId === person.id && dayOf(new Date(scheduledFor)) === day,
	);
	const shown = shownOf(own, now);
	const spans = shown.map(spanOf);
	const places = columnPlaces(spans);
	const blocked = blockedTimes(day, one, centre);
	const minutes = shortestOf(one, facts.services);
	const question = {
		open: minutes === undefined ? [] : openSpans(centre, blocked),
		visits: own.filter(takesTime).map(spanOf),
		minutes: minutes ?? 0,
		earliest: earliestMinute(day, now),
	};
	return {
		person,
		visits: shown.map((visit, index) => ({
			visit,
			...(spans[index] ?? spanOf(visit)),
			...(places[index] ?? { column: 0, columns: 1 }),
		})),
		blocked,
		free: freeIntervals(question),
		gaps: shortGaps(question),
		isFull: isFull(question.visits),
		minutes: question.minutes,
	};
}

interface PlanQuestion extends Pick<LaneQuestion, 'facts' | 'now'> {
	readonly people: readonly Person[];
}

export const planDays = (days: readonly Day[], { people, facts, now }: PlanQuestion): readonly DayPlan[] =>
	days.map((day) => {
		const centre = centreHours(day, facts);
		return { day, centre, lanes: people.map((person) => planLane({ day, person, centre, facts, now })) };
	});

const hasVisits = ({ lanes }: DayPlan): boolean => lanes.some(({ visits }) => visits.length > 0);

/** Whether a day is collapsed, because the centre is closed and there are no visits. */
export const isFolded = (plan: DayPlan): boolean => !plan.centre.isOpen && !hasVisits(plan);

/** The days of a week, without weekdays on which the centre is never open, unless these have a visit. */
export function shownDays(plans: readonly DayPlan[]): readonly DayPlan[] {
	const shown = plans.filter((plan) => plan.centre.isOpen || plan.centre.why !== 'week' || hasVisits(plan));
	return shown.length > 0 ? shown : plans;
}

const HOUR = 60;
const USUAL: Span = { from: 9 * HOUR, to: 17 * HOUR };

/**
 * The hours that a grid of these days shows, in minutes after midnight: the centre's hours and those of every visit,
 * in whole hours.
 */
export function gridSpan(plans: readonly DayPlan[]): Span {
	const spans = plans.flatMap(({ centre, lanes }) => [
		...(centre.isOpen ? [centre.hours] : []),
		...lanes.flatMap(({ visits }) => visits),
	]);
	if (spans.length === 0) return USUAL;
	return {
		from: Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR,
		to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR,
	};
}
