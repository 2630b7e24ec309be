import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { Command } from './booking-commands.ts';
import {
	endOf,
	freeFor,
	isChangeable,
	isCorrectable,
	isOffered,
	isOpenFor,
	type ModelAppointment,
	type ModelState,
	overlaps,
	startOf,
	upcomingOf,
} from './booking-oracle.ts';

const MINUTES = { stress: 60, couples: 90 } as const;

/** The expected result of a command: an answer (`ok`, or a refusal), and the appointments after it. */
export interface Expected {
	readonly answer: string;
	readonly appointments: readonly ModelAppointment[];
}

export const dateOf = (day: number): string => addDays('2026-11-23', day);
const replace = (all: readonly ModelAppointment[], changed: ModelAppointment): readonly ModelAppointment[] =>
	all.map((one) => (one.id === changed.id ? changed : one));

export function expectBooking(state: ModelState, command: Extract<Command, { kind: 'book' }>, newId: string): Expected {
	const { client: who, serviceId, time, psychologistId } = command;
	const session = { date: dateOf(command.day), time, minutes: MINUTES[serviceId] };
	const upcoming = upcomingOf(state, who);
	const same = upcoming.find((one) => startOf(one).getTime() === startOf(session).getTime());
	const isSame = same?.serviceId === serviceId && (psychologistId ?? same.psychologistId) === same.psychologistId;
	if (isSame) return { answer: 'ok', appointments: state.appointments };
	const refused = (answer: string): Expected => ({ answer, appointments: state.appointments });
	const refusal = whyNotBooked(state, session, command);
	if (refusal) return refused(refusal);
	const [first] = freeFor(state, session).filter((id) => psychologistId === undefined || id === psychologistId);
	if (first === undefined) return refused('slot_taken');
	const visit = visitOf(state, session, command);
	if (typeof visit === 'string') return refused(visit);
	const added: ModelAppointment = {
		id: newId,
		client: who,
		serviceId,
		...session,
		psychologistId: first,
		...visit,
	};
	return { answer: 'ok', appointments: [...state.appointments, added] };
}

type Session = Pick<ModelAppointment, 'date' | 'time' | 'minutes'>;

function whyNotBooked(
	state: ModelState,
	session: Session,
	{ client: who, byStaff }: Extract<Command, { kind: 'book' }>,
): string | undefined {
	if (!isOffered(state, session, byStaff ? 'staff for the past' : 'client')) return 'not_offered';
	const upcoming = upcomingOf(state, who);
	if (overlaps(byStaff ? heldAt(state, who, session) : upcoming, session)) return 'client_overlap';
	return !byStaff && upcoming.length >= 3 ? 'too_many_bookings' : undefined;
}

/** A client's upcoming visits and, for a visit recorded after its start, the past ones. */
const heldAt = (state: ModelState, who: string, session: Session): readonly ModelAppointment[] =>
	startOf(session) < state.now
		? state.appointments.filter(({ client, status }) => client === who && ['confirmed', 'attended'].includes(status))
		: upcomingOf(state, who);

/** The visit after the booking, or the refusal for staff. */
function visitOf(
	{ now }: ModelState,
	session: Session,
	{ byStaff, arrived = false, outcome }: Extract<Command, { kind: 'book' }>,
): Pick<ModelAppointment, 'status' | 'ver'> | 'too_early' | 'outcome_needed' {
	if (!byStaff) return { status: 'confirmed', ver: 1 };
	if (endOf(session) <= now) return outcome === undefined ? 'outcome_needed' : { status: outcome, ver: 2 };
	const isAnotherDay = arrived && dayOf(now) < session.date;
	return outcome !== undefined || isAnotherDay ? 'too_early' : { status: 'confirmed', ver: 1 };
}

export function expectMove(
	state: ModelState,
	one: ModelAppointment,
	command: Extract<Command, { kind: 'move' }>,
): Expected {
	const { time, psychologistId, byStaff } = command;
	const session = { date: dateOf(command.day), time, minutes: one.minutes };
	const refusal = whyNotMoved(state, one, session, byStaff);
	const isNamed = (id: string) => psychologistId === undefined || id === psychologistId;
	const staysThere = startOf(session).getTime() === startOf(one).getTime() && isNamed(one.psychologistId);
	if (one.status === 'confirmed' && staysThere) return { answer: 'ok', appointments: state.appointments };
	if (refusal) return { answer: refusal, appointments: state.appointments };
	const free = freeFor(state, session, one.id).filter(isNamed);
	const chosen = free.find((id) => id === one.psychologistId) ?? free[0];
	if (chosen === undefined) return { answer: 'slot_taken', appointments: state.appointments };
	return {
		answer: 'ok',
		appointments: replace(state.appointments, { ...one, ...session, psychologistId: chosen, ver: one.ver + 1 }),
	};
}

function whyNotMoved(
	state: ModelState,
	one: ModelAppointment,
	session: Pick<ModelAppointment, 'date' | 'time' | 'minutes'>,
	byStaff: boolean,
): string | undefined {
	if (one.status !== 'confirmed') return 'appointment_changed';
	if (!byStaff && !isChangeable(state, one)) return 'too_late';
	if (!isOffered(state, session, byStaff ? 'staff' : 'client')) return 'not_offered';
	const others = upcomingOf(state, one.client).filter(({ id }) => id !== one.id);
	return overlaps(others, session) ? 'client_overlap' : undefined;
}

export function expectCancellation(state: ModelState, one: ModelAppointment, byStaff: boolean): Expected {
	if (one.status === 'cancelled') return { answer: 'ok', appointments: state.appointments };
	if (one.status !== 'confirmed') return { answer: 'appointment_changed', appointments: state.appointments };
	if (!byStaff && !isChangeable(state, one)) return { answer: 'too_late', appointments: state.appointments };
	return { answer: 'ok', appointments: replace(state.appointments, { ...one, status: 'cancelled', ver: one.ver + 1 }) };
}

export function expectMark(
	state: ModelState,
	one: ModelAppointment,
	{ outcome, isCorrection }: Extract<Command, { kind: 'mark' }>,
): Expected {
	const refused = (answer: string): Expected => ({ answer, appointments: state.appointments });
	if (one.status === outcome) return { answer: 'ok', appointments: state.appointments };
	if (one.status === 'cancelled' || (one.status !== 'confirmed' && !isCorrection))
		return refused('appointment_changed');
	if (!isOpenFor(state, one, outcome)) return refused('too_early');
	if (one.status !== 'confirmed' && !isCorrectable(state, one)) return refused('too_late');
	const isUpcomingAgain = outcome === 'confirmed' && endOf(one) > state.now;
	if (isUpcomingAgain && overlaps(upcomingOf(state, one.client), one)) return refused('client_overlap');
	return { answer: 'ok', appointments: replace(state.appointments, { ...one, status: outcome, ver: one.ver + 1 }) };
}
