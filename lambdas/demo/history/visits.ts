import { dayOf, wallTime } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Appointment } from '../../src/appointment/appointment.ts';
import { payAtDesk } from './at-the-desk.ts';
import { bookAtDesk, bookFrom, bookOne, type Course, type Simulation, TIMES } from './bookings.ts';
import type { Random } from './random.ts';
import { centreCancels, clientCancels, staffNotes } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A random minute of the day, after midnight, at which a client uses the site. */
const someMinute = (random: Random): number => 7 * 60 + random.below(15 * 60);

interface CourseVisit {
	readonly course: Course;
	readonly visit: Appointment;
	/** Visits of the course from this one on. */
	readonly remaining: number;
}

/** Plans the outcome of a booked visit: attended, moved, cancelled or missed, and what staff do then. */
function planOutcome(simulation: Simulation, planned: CourseVisit): void {
	const { timeline, random } = simulation;
	const [start, booked] = [new Date(planned.visit.startAt).getTime(), timeline.now().getTime()];
	const untilTooLate = start - 26 * HOUR - booked;
	const draw = random.next();
	const meanwhile = (happen: () => Promise<unknown>): void =>
		timeline.at(new Date(booked + Math.max(HOUR, random.next() * untilTooLate)), happen);
	if (untilTooLate > 6 * HOUR && draw < 0.06) meanwhile(() => cancel(simulation, planned));
	else if (untilTooLate > 6 * HOUR && draw < 0.12) meanwhile(() => move(simulation, planned));
	else if (draw < 0.135) timeline.at(new Date(start - 20 * HOUR), () => cancelForCentre(simulation, planned));
	else if (draw < 0.16) {
		const hours = 2 + random.below(16);
		timeline.at(new Date(Math.max(booked + HOUR, start - hours * HOUR)), () => cancelLate(simulation, planned));
	} else planVisitDay(simulation, planned);
}

/** By phone, when the website no longer allows a cancellation. */
async function cancelLate(simulation: Simulation, cancelled: CourseVisit): Promise<void> {
	const { centre, staffId } = simulation;
	await centre.cancel({ appointmentId: cancelled.visit.id, by: 'client', how: 'phone', actor: staffId });
	next(simulation, cancelled);
}

async function cancel(simulation: Simulation, cancelled: CourseVisit): Promise<void> {
	const { centre, random } = simulation;
	const { course, visit } = cancelled;
	const reason = random.pick(clientCancels);
	const sealed = reason === undefined ? {} : { reason: centre.cipher.encrypt(reason, visit.id) };
	await centre.cancel({ appointmentId: visit.id, by: 'client', actor: course.userId, ...sealed });
	// Most of them book again, some never do.
	if (course.staysOn || random.chance(0.7)) next(simulation, cancelled);
}

async function cancelForCentre(simulation: Simulation, cancelled: CourseVisit): Promise<void> {
	const { centre, random, staffId } = simulation;
	const { visit } = cancelled;
	const reason = centre.cipher.encrypt(random.pick(centreCancels), visit.id);
	await centre.cancel({ appointmentId: visit.id, by: 'staff', actor: staffId, reason });
	next(simulation, cancelled);
}

async function move(simulation: Simulation, before: CourseVisit): Promise<void> {
	const { centre, random } = simulation;
	const { course, visit } = before;
	const date = addDays(dayOf(new Date(visit.startAt)), 1 + random.below(4));
	const wish = { date, time: random.pick(TIMES), version: visit.ver };
	const order = { appointmentId: visit.id, wish, by: 'client', actor: course.userId, key: undefined } as const;
	const moved = await centre.move(order);
	planVisitDay(simulation, moved.ok ? { ...before, visit: moved.value } : before);
}

/** The day of the visit: staff record the outcome soon after its end. */
export function planVisitDay(simulation: Simulation, planned: CourseVisit): void {
	const { timeline, random, end } = simulation;
	const { course, visit } = planned;
	const over = new Date(visit.endAt).getTime();
	const recorded = new Date(over + (5 + random.below(25)) * MINUTE);
	// The desk is an hour behind, and missed some of the day before.
	const isForgotten = over > end.getTime() - 75 * MINUTE || (over > end.getTime() - 26 * HOUR && random.chance(0.22));
	if (!isForgotten) timeline.at(recorded, () => recordOutcome(simulation, course, visit));
	if (random.chance(0.05)) timeline.at(new Date(recorded.getTime() + MINUTE), () => writeNote(simulation, visit));
	timeline.at(new Date(over), async () => next(simulation, planned));
}

/** The chance of a missed visit: lower after an SMS, higher without a reminder. */
const FORGETTING: Readonly<Record<string, number>> = { by_sms: 0.4, covered_by_confirmation: 1.5 };

async function recordOutcome(
	{ centre, random, staffId }: Simulation,
	course: Course,
	visit: Appointment,
): Promise<void> {
	const found = await centre.appointments.find(visit.id);
	const forgets = FORGETTING[found?.reminder.state ?? 'sent'] ?? 1;
	const [status, { id }] = [random.chance(course.missing * forgets) ? 'missed' : 'attended', visit] as const;
	await centre.recordOutcome({ params: { id }, body: { status }, caller: { userId: staffId } });
	if (status === 'attended') await payAtDesk({ centre, random, staffId }, visit);
}

async function writeNote({ centre, random, staffId }: Simulation, { id }: Appointment): Promise<void> {
	const body = { note: random.pick(staffNotes), noteVersion: 0 };
	const caller = { userId: staffId };
	await centre.changeStaffNote({ params: { id }, body, caller });
	await centre.openNotes({ params: { id }, body: { reason: 'standing_in' }, caller });
}

/** The client books the next visit of the course in the evening. */
function next(simulation: Simulation, { course, visit, remaining }: CourseVisit): void {
	if (remaining <= 1) return;
	const { timeline, random } = simulation;
	const wait = course.staysOn ? 0 : (1 + random.below(8)) * HOUR;
	timeline.at(new Date(timeline.now().getTime() + wait), async () => {
		const [due, today] = [addDays(dayOf(new Date(visit.startAt)), course.every), dayOf(timeline.now())];
		const booked = await bookFrom(simulation, course, { day: [due, today].sort()[1] ?? due, last: visit });
		if (booked) planOutcome(simulation, { course, visit: booked, remaining: remaining - 1 });
	});
}

/** Plans a client's first booking, on a day after registration, and everything that follows. */
export function beginCourse(simulation: Simulation, course: Course, joined: Date): void {
	const { timeline, random } = simulation;
	timeline.at(new Date(joined.getTime() + (10 + random.below(50)) * MINUTE), async () => {
		const booked = await bookFrom(simulation, course, { day: addDays(dayOf(joined), 1 + random.below(6)) });
		if (booked) planOutcome(simulation, { course, visit: booked, remaining: course.visits });
	});
}

/** Clients take the free times of a day during the days before, until it is full. */
export function fillDay(
	simulation: Simulation,
	courses: readonly Course[],
	{ day, share }: { readonly day: string; readonly share: number },
): void {
	const { timeline, random } = simulation;
	for (let turn = 0; turn < 16; turn += 1) {
		const daysBefore = 1 + (turn % 3);
		const at = instantAt(addDays(day, -daysBefore), someMinute(random));
		if (!random.chance(share)) continue;
		timeline.at(at, () => takeFree(simulation, courses[random.below(courses.length)], day));
	}
}

/** One client takes one of the free times of a day. */
async function takeFree(simulation: Simulation, course: Course | undefined, day: string): Promise<void> {
	if (!course?.userId) return;
	const first = simulation.random.below(TIMES.length);
	for (const time of [...TIMES.slice(first), ...TIMES.slice(0, first)]) {
		const request = { serviceId: course.serviceId, date: day, time, forWhom: course.forWhom };
		const booked = await bookOne(simulation, course, request);
		if (booked === 'never') return;
		if (booked) return planVisitDay(simulation, { course, visit: booked, remaining: 1 });
	}
}

/** On some working days a walk-in is booked, if a time is free. */
export function planWalkIns(simulation: Simulation, courses: readonly Course[], days: readonly string[]): void {
	const { timeline, random } = simulation;
	for (const day of days) {
		const [isOne, at, who] = [
			random.chance(0.3),
			random.pick([600, 660, 690, 780, 840, 870]),
			random.below(courses.length),
		];
		if (isOne) timeline.at(instantAt(day, at + 3), () => walkIn(simulation, courses[who], { day, at }));
	}
}

async function walkIn(
	simulation: Simulation,
	course: Course | undefined,
	{ day, at }: { readonly day: string; readonly at: number },
): Promise<void> {
	if (!course?.userId) return;
	const { serviceId, forWhom } = course;
	const request = { serviceId, forWhom, date: day, time: wallTime(at), arrived: true as const };
	const visit = await bookAtDesk(simulation, course, request);
	if (visit) planVisitDay(simulation, { course, visit, remaining: 1 });
}
