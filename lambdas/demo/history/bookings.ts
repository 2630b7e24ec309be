import { addDays, daysFrom, weekdayOf } from '@tulia/centre/day';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from '../../src/appointment/appointment.ts';
import type { Centre } from './centre.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';
import { notes } from './words.ts';

/** The start times of the grid, and the preferred ones: mornings and after work. */
export const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'] as const;

/** A client of the history, and how their visits go. */
export interface Course {
	readonly person: Person;
	/** Empty until the account is created. */
	userId: string;
	readonly ip: string;
	readonly serviceId: string;
	readonly forWhom: ForWhom;
	/** Days between two visits. */
	readonly every: number;
	readonly visits: number;
	/** The share of missed visits: mostly none. */
	readonly missing: number;
	/** Books again in any case. */
	readonly staysOn: boolean;
	/** The preferred time of day. */
	readonly time: (typeof TIMES)[number];
}

export interface Simulation {
	readonly centre: Centre;
	readonly timeline: Timeline;
	readonly random: Random;
	/** The account of the member of staff who records, answers and decides. */
	readonly staffId: string;
	/** The working day before the end, and the day of the end: some of their outcomes are still to be recorded. */
	readonly end: Date;
}

/** The times that suit a client, from a day on: the preferred time, or another one of the day. */
function momentsFrom(
	course: Course,
	day: string,
	offered: readonly string[],
): readonly { readonly date: string; readonly time: string }[] {
	const times = [course.time, ...offered.filter((time) => time !== course.time)];
	const days = daysFrom(day, addDays(day, 6)).filter((date) => weekdayOf(date) !== 'sunday');
	return days.flatMap((date) => times.map((time) => ({ date, time })));
}

/** Additional times on the phone: staff may book any half hour. */
const STAFF_TIMES = ['4:00 PM', '2:30 PM', '11:00 AM'] as const;

/** Books a client's first free visit from a day on, with the same psychologist as before, sometimes at the desk. */
export async function bookFrom(
	simulation: Simulation,
	course: Course,
	{ day, last }: { readonly day: string; readonly last?: Appointment },
): Promise<Appointment | undefined> {
	const { random } = simulation;
	const { serviceId, forWhom } = course;
	const note = random.chance(0.16) ? { notes: random.pick(notes) } : {};
	const same = last ? { psychologistId: last.psychologistId } : {};
	const isAtDesk = last !== undefined && !course.staysOn && random.chance(0.22);
	const times = isAtDesk ? [course.time, ...STAFF_TIMES] : TIMES;
	const book = isAtDesk ? bookAtDesk : bookOne;
	for (const moment of momentsFrom(course, day, times)) {
		const booked = await book(simulation, course, { serviceId, forWhom, ...moment, ...note, ...same });
		if (booked === 'never') return undefined;
		if (booked) return booked;
	}
	return undefined;
}

type BookingRequest = Parameters<Centre['book']>[0]['body'];
type DeskRequest = Omit<Parameters<Centre['bookFor']>[0]['body'], 'clientId'>;

/** Refusals that another time would not change. */
const FINAL: ReadonlySet<string> = new Set(['too_many_bookings', 'unauthenticated', 'too_many_requests']);

/** Books one start time. 'never': no other time would be booked either. */
export async function bookOne(
	{ centre }: Simulation,
	{ userId, ip }: Course,
	body: BookingRequest,
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

/** Books one start time as staff, for a client at the desk or on the phone. */
export async function bookAtDesk(
	{ centre, staffId }: Simulation,
	{ userId }: Course,
	body: DeskRequest,
): Promise<Appointment | undefined> {
	const booked = await centre.bookFor({
		body: { ...body, clientId: userId },
		caller: { userId: staffId },
		idempotencyKey: undefined,
	});
	return booked.ok ? centre.appointments.find(booked.value.id) : undefined;
}
