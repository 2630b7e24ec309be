import type { RequestFor, ResultFor } from '../../../platform/http/http.ts';
import { ok, type Refused, type Result, refuse } from '../../../platform/http/result.ts';
import { type AddressHolding, type BookedFor, bookedFor } from '../../address-holding.ts';
import { newAttempts } from '../../attempt/attempts.ts';
import { type AttemptResult, retryOptimistically } from '../../attempt/retry-optimistically.ts';
import type { ClientStore } from '../../client.ts';
import { type ReadDetailDeps, readDetail } from '../../read/read-detail.usecase.ts';
import { stillUpcoming } from '../../upcoming.ts';
import { answeredBefore } from '../answered-before.usecase.ts';
import { attemptBooking } from '../attempt-booking.usecase.ts';
import type { BookingActor, BookingCommand, BookingResult, CreateAppointmentDeps } from '../booking-command.ts';
import { bookingFingerprint } from '../booking-fingerprint.ts';
import { isAboutTime, nearestTimes } from '../nearest-times.usecase.ts';
import type { Newcomer } from '../reservation.ts';
import {
	bookingInputOf,
	type CalledFor,
	calledFor,
	changedWording,
	checkChannel,
	refuseDetails,
	refuseOtherPerson,
} from './called-for.ts';
import { idOfNewcomer } from './id-of-newcomer.ts';

export interface BookForClientDeps extends CreateAppointmentDeps, Pick<ReadDetailDeps, 'openCipher' | 'series'> {
	readonly clients: Pick<ClientStore, 'read' | 'people' | 'findHolder' | 'findHolding'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & ReadDetailDeps['appointments'];
	/** The stored hash of an account without a password. */
	readonly noPassword: string;
}
export type BookForClientRequest = RequestFor<'bookForClient', 'body' | 'caller' | 'idempotencyKey', 'userId'>;

/**
 * Books for a client on the phone or at the desk: for an existing record, with an account that the booking makes and a
 * mail invites to, or with a record alone where there is no address. Of two bookings for one new address at once, one
 * makes the account and the other finds it. A booking may close an account that did not confirm the address, in its
 * transaction (decision 027).
 */
export const bookForClient =
	(deps: BookForClientDeps) =>
	async (input: BookForClientRequest): Promise<ResultFor<'bookForClient'>> => {
		const called = calledFor(input.body);
		if (!called.ok) return called;
		const nextCommand = commandSource(deps, input, called.value);
		const changed = changedWording(called.value);
		let last: BookingCommand | undefined;
		const attempt = async (): Promise<AttemptResult<ResultFor<'bookForClient'> | BookingResult | undefined>> => {
			const command = await nextCommand();
			if (!command.ok) return { answer: command };
			last = command.value;
			if (changed) return { answer: (await answeredBefore(deps, last)) ?? changed };
			return attemptBooking(deps, last);
		};
		const answer = (await retryOptimistically(attempt, deps)) ?? (last && (await answeredBefore(deps, last)));
		if (!answer) return refuse('unavailable', { retryAfterSeconds: 1 });
		return withNearest(deps, await responseOf(deps, answer), { ...input, userId: last?.userId });
	};

/** Staff have the client on the phone: a refused time comes with the nearest free ones. */
async function withNearest(
	{ sources, clients, now }: BookForClientDeps,
	answer: ResultFor<'bookForClient'>,
	{ body, userId }: Pick<BookForClientRequest, 'body'> & { readonly userId: string | undefined },
): Promise<ResultFor<'bookForClient'>> {
	if (answer.ok || !isAboutTime(answer.refusal)) return answer;
	const client = userId === undefined ? undefined : await clients.read(userId);
	const { serviceId, date, time } = body;
	const held = client?.upcoming ?? [];
	return { ...answer, nearest: await nearestTimes(sources, { serviceId, date, time, held, now: now() }) };
}

type CommandSource = () => Promise<Result<BookingCommand, 'unknown_client' | 'unconfirmed_client' | 'invalid_request'>>;

/** Finds out at each attempt whom the booking is for; the rest of the request stays the same. */
function commandSource(
	deps: BookForClientDeps,
	{ body, caller, idempotencyKey }: BookForClientRequest,
	called: CalledFor,
): CommandSource {
	const attempts = newAttempts(deps);
	const booking = bookingInputOf(body);
	const key = idempotencyKey ?? attempts.id;
	// A repeat of the request must find the record that the first made instead of making a second.
	const newcomerId = idOfNewcomer(caller.userId, key);
	return async () => {
		const holding = await holdingOf(deps, called);
		const decision = decide(holding, called, deps.now());
		if (!decision.ok) return holding ? saidOf(deps, holding, decision) : decision;
		const client = decision.value;
		const person =
			'userId' in client
				? await knownAs(deps, client.userId, { newcomerId, called })
				: newcomerOf(deps, client, { ...called, ...holding });
		if (!person.ok) return person;
		const booker: BookingActor = {
			userId: newcomerId,
			actor: caller.userId,
			sessionVersion: undefined,
			byStaff: true,
			...person.value,
		};
		return ok({ ...attempts, ...booker, body: booking, key, fingerprint: bookingFingerprint(booking) });
	};
}

const decide = (holding: AddressHolding | undefined, called: CalledFor, now: Date): ReturnType<typeof bookedFor> =>
	holding === undefined && called.clientId !== undefined
		? refuse('unknown_client', { detail: NO_RECORD })
		: bookedFor(holding, { ...called, now });

const NO_RECORD = 'There is no such client any more. Please search again.';

async function holdingOf(
	{ clients }: Pick<BookForClientDeps, 'clients'>,
	{ clientId, email }: CalledFor,
): Promise<AddressHolding | undefined> {
	if (clientId !== undefined) return clients.findHolding(clientId);
	return email === undefined ? undefined : clients.findHolder(email);
}

/**
 * A client with a record: the given details may neither be new nor another person's, unless this very request made the
 * record earlier.
 */
async function knownAs(
	{ clients }: Pick<BookForClientDeps, 'clients'>,
	userId: string,
	{ newcomerId, called }: { readonly newcomerId: string; readonly called: CalledFor },
): Promise<Result<Pick<BookingActor, 'userId'>, 'invalid_request'>> {
	if (userId === newcomerId) return ok({ userId });
	const holder = (await clients.people([userId])).get(userId);
	return refuseDetails(called) ?? (holder && refuseOtherPerson(called, holder)) ?? ok({ userId });
}

/** The address that staff gave, or that of the record whose account is closed. */
function newcomerOf(
	{ noPassword }: Pick<BookForClientDeps, 'noPassword'>,
	{ newcomerNamed: name, claimedFrom }: Extract<BookedFor, { newcomerNamed: string }>,
	{ email, phone, details }: Pick<CalledFor, 'phone' | 'details'> & { readonly email: string | undefined },
): Result<{ readonly newcomer: Newcomer }, 'invalid_request'> {
	const refused = checkChannel(details, { email, phone });
	return refused ?? ok({ newcomer: { name, noPassword, claimedFrom, email, phone, details } });
}

/** Shown to staff before they close an account that may be the caller's own: its name and its visits. */
async function saidOf(
	{ appointments, now }: BookForClientDeps,
	{ name, upcoming }: AddressHolding,
	refused: Refused<'unknown_client' | 'unconfirmed_client'>,
): Promise<Refused<'unknown_client' | 'unconfirmed_client'>> {
	if (refused.refusal !== 'unconfirmed_client' || refused.detail !== undefined) return refused;
	const found = await Promise.all(stillUpcoming(upcoming, now()).map(({ aid }) => appointments.find(aid)));
	const affected = found.flatMap((one) =>
		one ? [{ id: one.id, ticketNumber: one.ticketNumber, scheduledFor: one.startAt }] : [],
	);
	return {
		...refused,
		detail: `Somebody registered this address under the name ${name} and has not confirmed it.`,
		affected,
	};
}

async function responseOf(
	deps: BookForClientDeps,
	answer: ResultFor<'bookForClient'> | BookingResult,
): Promise<ResultFor<'bookForClient'>> {
	if (answer.ok) {
		if (!('ticket' in answer.value)) return ok(answer.value);
		const detail = await readDetail(deps)(answer.value.ticket.appointmentId);
		if (!detail.ok) throw new Error('A booking was made and is gone.');
		return detail;
	}
	switch (answer.refusal) {
		case 'unauthenticated':
			return refuse('client_disabled');
		case 'too_many_bookings':
		case 'email_unconfirmed':
		case 'too_many_requests':
			throw new Error('Staff are exempt from the limits.');
		default:
			return { ...answer, refusal: answer.refusal };
	}
}
