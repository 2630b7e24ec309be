import type { Desk } from '../availability/diary.ts';
import { type DiaryPage, readDiary, rereadCells } from '../availability/read-diary.usecase.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { answeredBefore, repeatOf } from './answered-before.usecase.ts';
import { type BookableSession, decideBooking } from './booking-decision.ts';
import type { BookingAnswer, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import type { Client } from './client.ts';
import { type Draft, draftReservation } from './draft-reservation.ts';
import type { Round } from './in-rounds.ts';
import type { Reservation, ReservationOutcome } from './reservation.ts';
import { ticketNumber } from './ticket-number.ts';
import type { UnconfirmedPlace } from './unconfirmed-visits.ts';

/** An answer, or undefined when the table would not tell what became of the booking. */
type BookingRound = Round<BookingAnswer | undefined>;

/** Reads the facts, decides, and tries to book: once with each psychologist who is free. */
export async function playRound(deps: CreateAppointmentDeps, errand: Errand): Promise<BookingRound> {
	const { body, userId, newcomer, byStaff } = errand;
	const now = deps.now();
	const { serviceId, psychologistId, date } = body;
	const question = { serviceId, psychologistId, from: date, to: date, now, ...(byStaff ? { leadHours: 0 } : {}) };
	const [client, page] = await Promise.all([
		newcomer ? withoutBookings(newcomer.name) : deps.clients.read(userId),
		readDiary(deps.sources, question),
	]);
	if (!client) return { answer: refuse('unauthenticated') };
	if (!page.ok) return { answer: (await answeredBefore(deps, errand)) ?? page };
	const decision = decideBooking(page.value.diary, client, { ...body, byStaff });
	if (!decision.ok) return { answer: (await answeredBefore(deps, errand)) ?? decision };
	const place = await findPlace(deps, errand, client, now);
	if (!place.ok) return { answer: (await answeredBefore(deps, errand)) ?? place };
	return takeFirst(deps, errand, { client, page: page.value, session: decision.value, place: place.value, now });
}

/** Whoever has not confirmed the address takes one of the places of their network; nobody else needs one. */
async function findPlace(
	{ unconfirmed, onNetworkFull }: CreateAppointmentDeps,
	{ byStaff, ip }: Errand,
	{ emailVerified }: Client,
	now: Date,
): Promise<Result<UnconfirmedPlace | undefined, 'email_unconfirmed'>> {
	if (byStaff || emailVerified || ip === undefined) return ok(undefined);
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

interface Chance {
	readonly client: Client;
	readonly page: DiaryPage;
	readonly session: BookableSession;
	readonly place: UnconfirmedPlace | undefined;
	readonly now: Date;
}

/** Tries the free psychologists in order until one of them is ours. */
async function takeFirst(deps: CreateAppointmentDeps, errand: Errand, chance: Chance): Promise<BookingRound> {
	const signal = errand.signal();
	for (const psychologistId of chance.session.psychologistIds) {
		const desk = chance.page.diary.desks.find(({ psychologist }) => psychologist.id === psychologistId);
		if (!desk) continue;
		// Too late to begin another write; what was refused so far is certain.
		if (signal.aborted) return { answer: undefined };
		const reservation = draftReservation(draftOf(deps, errand, { ...chance, desk }));
		const outcome = await deps.reservations.reserve(reservation, errand.nextToken(), signal);
		if (outcome.kind !== 'cell_taken') return settle(deps, outcome, reservation);
	}
	return afterLosing(deps, errand, chance);
}

/** Somebody was faster everywhere: perhaps the same client, by another click. */
async function afterLosing(deps: CreateAppointmentDeps, errand: Errand, chance: Chance): Promise<BookingRound> {
	const page = await rereadCells(deps.sources, chance.page, errand.body.date);
	const decision = decideBooking(page.diary, chance.client, { ...errand.body, byStaff: errand.byStaff });
	if (decision.ok) return { again: 'stale' };
	return { answer: (await answeredBefore(deps, errand)) ?? decision };
}

function draftOf(
	{ newId, random }: CreateAppointmentDeps,
	errand: Errand,
	{ client, page, session, place, desk, now }: Chance & { readonly desk: Desk },
): Draft {
	const { service, profile } = page;
	const newIds = {
		confirmation: newId(now),
		schedule: newId(now),
		invitation: newId(now),
		audit: newId(now),
		history: newId(now),
		consent: newId(now),
		invited: newId(now),
		claimed: newId(now),
		erasure: newId(now),
	};
	const number = ticketNumber(profile.ticketPrefix, now, random);
	return { errand, ticketNumber: number, client, session, service, profile, desk, place, newIds, now };
}

async function settle(
	deps: CreateAppointmentDeps,
	outcome: Exclude<ReservationOutcome, { kind: 'cell_taken' }>,
	{ answer }: Reservation,
): Promise<BookingRound> {
	switch (outcome.kind) {
		case 'committed':
			return { answer: ok({ ticket: answer.ticket }) };
		case 'repeated':
			return { answer: await repeatOf(deps, outcome.answer, answer.request) };
		case 'session_ended':
			return { answer: refuse('unauthenticated') };
		case 'stale':
		case 'conflict':
			return { again: outcome.kind };
		case 'unknown':
			return { answer: undefined };
	}
}
