import { isDay } from '@tulia/centre/day';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Refused, type Result, refuse } from '../../platform/http/result.ts';
import { answeredBefore } from '../attempt/answered-before.usecase.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { requestFingerprint } from '../attempt/request-fingerprint.ts';
import { type AttemptResult, retryOptimistically } from '../attempt/retry-optimistically.ts';
import type { ClientStore } from '../client.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';
import { type AddressHolding, bookedFor } from '../unconfirmed/address-holding.ts';
import { stillUpcoming } from '../upcoming.ts';
import { attemptBooking } from './attempt-booking.usecase.ts';
import type { BookingActor, BookingCommand, BookingResult, CreateAppointmentDeps } from './booking-command.ts';

export interface BookForClientDeps extends CreateAppointmentDeps, Pick<ReadDetailDeps, 'openCipher'> {
	readonly clients: Pick<ClientStore, 'read' | 'people' | 'findHolder'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & ReadDetailDeps['appointments'];
	/** A stored hash that no password is behind. */
	readonly noPassword: string;
}
export type BookForClientRequest = RequestFor<'bookForClient', 'body' | 'caller' | 'idempotencyKey', 'userId'>;

/**
 * Books for somebody who phones: an account that exists, or one that the booking makes and a mail invites to. Of two who book
 * for the same new client at once, one makes the account and the other finds it. An account that did not confirm the address is
 * closed by the booking, in its transaction (decision 027).
 */
export const bookForClient =
	(deps: BookForClientDeps) =>
	async (input: BookForClientRequest): Promise<ResultFor<'bookForClient'>> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const nextCommand = commandSource(deps, input);
		let last: BookingCommand | undefined;
		const attempt = async (): Promise<AttemptResult<ResultFor<'bookForClient'> | BookingResult | undefined>> => {
			const command = await nextCommand();
			if (!command.ok) return { answer: command };
			last = command.value;
			return attemptBooking(deps, command.value);
		};
		const answer = (await retryOptimistically(attempt, deps)) ?? (last && (await answeredBefore(deps, last)));
		return answer ? responseOf(deps, answer) : refuse('unavailable', { retryAfterSeconds: 1 });
	};

type CommandSource = () => Promise<Result<BookingCommand, 'unknown_client' | 'unconfirmed_client'>>;

/** Finds out, as often as asked, whom the booking is for; everything else of the request stays the same. */
function commandSource(deps: BookForClientDeps, { body, caller, idempotencyKey }: BookForClientRequest): CommandSource {
	const attempts = newAttempts(deps);
	const newcomerId = deps.newId(deps.now());
	const { email: stated, name: typed, closesUnconfirmed = false, ...wish } = body;
	const email = statedAddress(stated, 'staff_booking');
	const name = typed?.trim();
	const key = idempotencyKey ?? attempts.id;
	return async () => {
		const holding = await deps.clients.findHolder(email);
		const decision = bookedFor(holding, { name, closesUnconfirmed });
		if (!decision.ok) return holding ? saidOf(deps, holding, decision) : decision;
		const client = decision.value;
		const newcomer =
			'userId' in client
				? undefined
				: { name: client.newcomerNamed, email, noPassword: deps.noPassword, claimedFrom: client.claimedFrom };
		const booker: BookingActor = {
			userId: 'userId' in client ? client.userId : newcomerId,
			actor: caller.userId,
			sessionVersion: undefined,
			byStaff: true,
			newcomer,
		};
		return ok({ ...attempts, ...booker, body: wish, key, fingerprint: requestFingerprint(wish) });
	};
}

/** What staff should know before they close an account that may be their caller's own: its name, and the visits it holds. */
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
			return refuse('unknown_client', { detail: 'This account is closed. Please use another email address.' });
		case 'too_many_bookings':
		case 'email_unconfirmed':
		case 'too_many_requests':
			throw new Error('Staff are exempt from the limits.');
		default:
			return { ...answer, refusal: answer.refusal };
	}
}
