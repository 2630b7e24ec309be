import { minuteOfWallTime } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import { readSnapshot, rereadCells, type ServiceAvailability } from '../../availability/read-snapshot.usecase.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { hasCrisisWords } from '../../crisis/crisis-words.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { AttemptResult } from '../attempt/retry-optimistically.ts';
import { tryPsychologists } from '../attempt/try-psychologists.ts';
import type { Client } from '../client.ts';
import { ticketNumber } from '../ticket-number.ts';
import type { UnconfirmedPlace } from '../unconfirmed/unconfirmed-visits.ts';
import type { Upcoming } from '../upcoming.ts';
import { answeredBefore, repeatOf } from './answered-before.usecase.ts';
import type { BookingCommand, BookingResult, CreateAppointmentDeps } from './booking-command.ts';
import { type BookingDecision, decideBooking } from './booking-decision.ts';
import type { Reservation, ReservationOutcome } from './reservation.ts';
import { reservationFor } from './reservation-for.ts';

/** A response, or undefined when the outcome of the booking is unknown. */
type BookingAttemptResult = AttemptResult<BookingResult | undefined>;

/** Reads, decides, and tries to book, once with each free psychologist. */
export async function attemptBooking(
	deps: CreateAppointmentDeps,
	command: BookingCommand,
): Promise<BookingAttemptResult> {
	const { body, userId, newcomer, byStaff, heldAs } = command;
	const now = deps.now();
	const { serviceId, psychologistId, date, overBreak = false } = body;
	const staff = byStaff ? { overBreak, backDays: bookingRules.staff.backDays } : undefined;
	const query = { serviceId, psychologistId, from: date, to: date, now, heldAs };
	const question = { ...query, ...(staff ? { staff } : {}) };
	const [client, availability] = await Promise.all([
		newcomer ? withoutBookings(newcomer.name) : deps.clients.read(userId),
		readSnapshot(deps.sources, question),
	]);
	if (!client) return { answer: refuse('unauthenticated') };
	if (!availability.ok) return { answer: (await answeredBefore(deps, command)) ?? availability };
	const pastVisits = await visitsBefore(deps, command, now);
	const decision = decideBooking(availability.value.snapshot, client, { ...body, byStaff, pastVisits });
	if (!decision.ok) return { answer: (await answeredBefore(deps, command)) ?? decision };
	const place = await findPlace(deps, command, { client, now });
	if (!place.ok) return { answer: (await answeredBefore(deps, command)) ?? place };
	return reserve(deps, command, {
		client,
		mayBeInCrisis: await hasCrisisWords(deps.findCrisisWords, body.notes),
		availability: availability.value,
		session: decision.value,
		pastVisits,
		place: place.value,
		now,
	});
}

/**
 * For visits noted after their start the client's past visits count as overlaps too; the list of upcoming ones lacks
 * them.
 */
async function visitsBefore(
	{ appointments }: CreateAppointmentDeps,
	{ byStaff, newcomer, userId, body }: BookingCommand,
	now: Date,
): Promise<readonly Upcoming[]> {
	const isBefore = instantAt(body.date, minuteOfWallTime(body.time)) < now;
	if (!byStaff || newcomer || !isBefore) return [];
	const visits = await appointments.listOf(userId);
	return visits
		.filter(({ status }) => status === 'confirmed' || status === 'attended')
		.map(({ id: aid, startAt, endAt }) => ({ aid, startAt, endAt }));
}

/** A client with an unconfirmed address takes one of the quota slots of their network; others need none. */
async function findPlace(
	{ unconfirmed, onNetworkFull }: CreateAppointmentDeps,
	{ byStaff, ip }: BookingCommand,
	{ client, now }: Pick<AttemptContext, 'client' | 'now'>,
): Promise<Result<UnconfirmedPlace | undefined, 'email_unconfirmed'>> {
	if (byStaff || client.emailVerified || ip === undefined) return ok(undefined);
	const place = await unconfirmed.findPlace(ip, now);
	if (place) return ok(place);
	onNetworkFull();
	return refuse('email_unconfirmed');
}

const withoutBookings = (name: string): Client => ({
	name,
	emailVerified: false,
	upcoming: [],
	bookedVersion: 0,
	consents: undefined,
});

interface AttemptContext {
	readonly mayBeInCrisis: boolean;
	readonly client: Client;
	readonly availability: ServiceAvailability;
	readonly session: BookingDecision;
	readonly pastVisits: readonly Upcoming[];
	readonly place: UnconfirmedPlace | undefined;
	readonly now: Date;
}

async function reserve(
	deps: CreateAppointmentDeps,
	command: BookingCommand,
	context: AttemptContext,
): Promise<BookingAttemptResult> {
	const { session, availability } = context;
	const { psychologistIds } = session;
	const signal = command.signal();
	const result = await tryPsychologists<BookingResult | undefined>(
		{ psychologistIds, calendars: availability.snapshot.calendars, signal },
		async (calendar) => {
			const reservation = reservationFor(command, {
				...{ ...context, ...availability, calendar },
				ticketNumber: ticketNumber(availability.profile.ticketPrefix, context.now, deps.random),
				newIds: newIds(deps, context.now),
			});
			const outcome = await deps.reservations.reserve(reservation, command.nextToken(), signal);
			return outcome.kind === 'cell_taken' ? undefined : settle(deps, outcome, { ...command, ...reservation });
		},
	);
	return result ?? afterLosing(deps, command, context);
}

/** All were taken meanwhile: perhaps by the same client, with another click. */
async function afterLosing(
	deps: CreateAppointmentDeps,
	command: BookingCommand,
	context: AttemptContext,
): Promise<BookingAttemptResult> {
	const availability = await rereadCells(deps.sources, context.availability, command.body.date);
	const decision = decideBooking(availability.snapshot, context.client, {
		...command.body,
		byStaff: command.byStaff,
		pastVisits: context.pastVisits,
	});
	if (decision.ok) return { again: 'stale' };
	return { answer: (await answeredBefore(deps, command)) ?? decision };
}

const newIds = ({ newId }: CreateAppointmentDeps, now: Date): Reservation['newIds'] => ({
	confirmation: newId(now),
	schedule: newId(now),
	invitation: newId(now),
	audit: newId(now),
	history: newId(now),
	noted: newId(now),
	notedAudit: newId(now),
	consent: newId(now),
	invited: newId(now),
	claimed: newId(now),
	erasure: newId(now),
});

async function settle(
	deps: CreateAppointmentDeps,
	outcome: Exclude<ReservationOutcome, { kind: 'cell_taken' }>,
	{ answer, heldAs }: Pick<Reservation, 'answer'> & Pick<BookingCommand, 'heldAs'>,
): Promise<BookingAttemptResult> {
	switch (outcome.kind) {
		case 'committed':
			return { answer: ok({ ticket: answer.ticket }) };
		case 'repeated':
			return { answer: await repeatOf(deps, outcome.answer, answer.request) };
		case 'session_ended':
			return { answer: refuse('unauthenticated') };
		case 'stale':
			return heldAs && outcome.what === 'held' ? { answer: refuse('slot_taken') } : { again: 'stale' };
		case 'conflict':
			return { again: 'conflict' };
		case 'unknown':
			return { answer: undefined };
	}
}
