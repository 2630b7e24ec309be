import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from '../../appointment/appointment-item.ts';
import { addDays, dayOf, daysFrom, instantAt, weekdayOf } from '../../availability/centre-time.ts';
import type { Centre } from './centre.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';
import { centreCancels, clientCancels, notes, staffNotes } from './words.ts';

/** The start times of the grid, and when people like to come: mornings and after work. */
export const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'] as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A client of the history: who it is, and how the visits go. */
export interface Course {
	readonly person: Person;
	/** Empty until the account is made. */
	userId: string;
	/** The network address of their phone. */
	readonly ip: string;
	readonly serviceId: string;
	readonly forWhom: ForWhom;
	/** Days from one visit to the next. */
	readonly every: number;
	/** How many visits are planned. */
	readonly visits: number;
	/** How often they do not come: most never, some now and then. */
	readonly missing: number;
	/** Books again whatever happens. */
	readonly staysOn: boolean;
	/** The clock of the day they prefer. */
	readonly time: (typeof TIMES)[number];
}

export interface Life {
	readonly centre: Centre;
	readonly timeline: Timeline;
	readonly random: Random;
	/** The account of whoever is at the desk. */
	readonly desk: string;
	/** The last working day before the end and the end's own day: some of their outcomes are still to be recorded. */
	readonly end: Date;
}

/** A moment of somebody's day on which they look at the site, minutes after midnight. */
const someMinute = (random: Random): number => 7 * 60 + random.below(15 * 60);

/** When a client would come: on or after a day, at the preferred time or another one of the day. */
function momentsFrom(course: Course, day: string): readonly { readonly date: string; readonly time: string }[] {
	const times = [course.time, ...TIMES.filter((time) => time !== course.time)];
	const days = daysFrom(day, addDays(day, 6)).filter((date) => weekdayOf(date) !== 'sunday');
	return days.flatMap((date) => times.map((time) => ({ date, time })));
}

/** Books the first visit that is free for a client from a day on; the next ones with the same psychologist. */
async function bookFrom(life: Life, course: Course, day: string, last?: Appointment): Promise<Appointment | undefined> {
	const { random } = life;
	const { serviceId, forWhom } = course;
	const note = random.chance(0.16) ? { notes: random.pick(notes) } : {};
	const same = last ? { psychologistId: last.psychologistId } : {};
	for (const moment of momentsFrom(course, day)) {
		const made = await bookOne(life, course, { serviceId, forWhom, ...moment, ...note, ...same });
		if (made === 'never') return undefined;
		if (made) return made;
	}
	return undefined;
}

type Wish = Parameters<Centre['book']>[0]['body'];

/** Refusals that another time would not change. */
const FINAL: ReadonlySet<string> = new Set(['too_many_bookings', 'unauthenticated', 'too_many_requests']);

async function bookOne(
	{ centre }: Life,
	{ userId, ip }: Course,
	body: Wish,
): Promise<Appointment | 'never' | undefined> {
	const consents = { healthData: true, hostingAbroad: true };
	const outcome = await centre.book({
		body: { ...body, consents },
		caller: { userId, version: 1 },
		viewer: { ip },
		idempotencyKey: undefined,
	});
	if (outcome.ok) return centre.appointments.find(outcome.value.ticket.appointmentId);
	return FINAL.has(outcome.refusal) ? 'never' : undefined;
}

/** Plans what becomes of a visit that was booked: kept, moved, cancelled or missed, and what staff do then. */
function follow(life: Life, course: Course, visit: Appointment, left: number): void {
	const { timeline, random } = life;
	const [start, booked] = [new Date(visit.startAt).getTime(), timeline.now().getTime()];
	const untilTooLate = start - 26 * HOUR - booked;
	const fate = random.next();
	const meanwhile = (happen: () => Promise<unknown>): void =>
		timeline.at(new Date(booked + Math.max(HOUR, random.next() * untilTooLate)), happen);
	if (untilTooLate > 6 * HOUR && fate < 0.06) meanwhile(() => cancel(life, course, visit, left));
	else if (untilTooLate > 6 * HOUR && fate < 0.12) meanwhile(() => move(life, course, visit, left));
	else if (fate < 0.135) timeline.at(new Date(start - 20 * HOUR), () => cancelForCentre(life, course, visit, left));
	else keep(life, course, visit, left);
}

async function cancel(life: Life, course: Course, visit: Appointment, left: number): Promise<void> {
	const { centre, random } = life;
	const reason = random.pick(clientCancels);
	const sealed = reason === undefined ? {} : { reason: centre.cipher.encrypt(reason, visit.id) };
	await centre.cancel({ appointmentId: visit.id, by: 'client', actor: course.userId, ...sealed });
	// Most of them come back, some never do.
	if (course.staysOn || random.chance(0.7)) next(life, course, visit, left);
}

async function cancelForCentre(life: Life, course: Course, visit: Appointment, left: number): Promise<void> {
	const { centre, random, desk } = life;
	const reason = centre.cipher.encrypt(random.pick(centreCancels), visit.id);
	await centre.cancel({ appointmentId: visit.id, by: 'staff', actor: desk, reason });
	next(life, course, visit, left);
}

async function move(life: Life, course: Course, visit: Appointment, left: number): Promise<void> {
	const { centre, random } = life;
	const date = addDays(dayOf(new Date(visit.startAt)), 1 + random.below(4));
	const wish = { date, time: random.pick(TIMES), version: visit.ver };
	const order = { appointmentId: visit.id, wish, by: 'client', actor: course.userId, key: undefined } as const;
	const moved = await centre.move(order);
	keep(life, course, moved.ok ? moved.value : visit, left);
}

/** The day of the visit: staff record who came, soon after it ended. */
function keep(life: Life, course: Course, visit: Appointment, left: number): void {
	const { timeline, random, end } = life;
	const over = new Date(visit.endAt).getTime();
	const recorded = new Date(over + (5 + random.below(25)) * MINUTE);
	// The desk is behind by an hour, and forgot some of the day before.
	const isForgotten = over > end.getTime() - 75 * MINUTE || (over > end.getTime() - 26 * HOUR && random.chance(0.22));
	if (!isForgotten) timeline.at(recorded, () => recordOutcome(life, course, visit));
	if (random.chance(0.05)) timeline.at(new Date(recorded.getTime() + MINUTE), () => noteOf(life, visit));
	timeline.at(new Date(over), async () => next(life, course, visit, left));
}

async function recordOutcome({ centre, random, desk }: Life, course: Course, { id }: Appointment): Promise<void> {
	const status = random.chance(course.missing) ? 'missed' : 'attended';
	await centre.recordOutcome({ params: { id }, body: { status }, caller: { userId: desk } });
}

async function noteOf({ centre, random, desk }: Life, { id }: Appointment): Promise<void> {
	const body = { note: random.pick(staffNotes), noteVersion: 0 };
	await centre.changeStaffNote({ params: { id }, body, caller: { userId: desk } });
}

/** The client books the next visit of the course, the evening of this one. */
function next(life: Life, course: Course, visit: Appointment, left: number): void {
	if (left <= 1) return;
	const { timeline, random } = life;
	const wait = course.staysOn ? 0 : (1 + random.below(8)) * HOUR;
	timeline.at(new Date(timeline.now().getTime() + wait), async () => {
		const [due, today] = [addDays(dayOf(new Date(visit.startAt)), course.every), dayOf(timeline.now())];
		const made = await bookFrom(life, course, [due, today].sort()[1] ?? due, visit);
		if (made) follow(life, course, made, left - 1);
	});
}

/** A client's first booking, on a day after the account was made, and all that follows from it. */
export function beginCourse(life: Life, course: Course, joined: Date): void {
	const { timeline, random } = life;
	timeline.at(new Date(joined.getTime() + (10 + random.below(50)) * MINUTE), async () => {
		const made = await bookFrom(life, course, addDays(dayOf(joined), 1 + random.below(6)));
		if (made) follow(life, course, made, course.visits);
	});
}

/** The last days before a day, clients take what is free on it, until nothing is. */
export function fillDay(life: Life, courses: readonly Course[], day: string, share: number): void {
	const { timeline, random } = life;
	for (let turn = 0; turn < 16; turn += 1) {
		const daysBefore = 1 + (turn % 3);
		const at = instantAt(addDays(day, -daysBefore), someMinute(random));
		if (!random.chance(share)) continue;
		timeline.at(at, () => takeFree(life, courses[random.below(courses.length)], day));
	}
}

/** One client takes one of the times that are left of a day. */
async function takeFree(life: Life, course: Course | undefined, day: string): Promise<void> {
	if (!course?.userId) return;
	const first = life.random.below(TIMES.length);
	for (const time of [...TIMES.slice(first), ...TIMES.slice(0, first)]) {
		const wish = { serviceId: course.serviceId, date: day, time, forWhom: course.forWhom };
		const made = await bookOne(life, course, wish);
		if (made === 'never') return;
		if (made) return keep(life, course, made, 1);
	}
}
