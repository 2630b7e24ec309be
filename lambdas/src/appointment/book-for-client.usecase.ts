import type { bookForClient as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { isDay } from '../availability/centre-time.ts';
import { statedAddress } from '../identity/confirmed-address.ts';
import { ok, type Refused, type Result, refuse } from '../platform/result.ts';
import { type AddressHolding, bookedFor } from './address-holding.ts';
import { answeredBefore } from './answered-before.usecase.ts';
import { newAttempts } from './attempts.ts';
import type { Booker, BookingAnswer, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import { playRound } from './booking-round.usecase.ts';
import type { ClientStore } from './client.ts';
import { inRounds, type Round } from './in-rounds.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { stillUpcoming } from './upcoming.ts';

export interface BookForClientDeps extends CreateAppointmentDeps, Pick<ReadDetailDeps, 'openCipher'> {
	readonly clients: Pick<ClientStore, 'read' | 'people' | 'findHolder'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & ReadDetailDeps['appointments'];
	/** A stored hash that no password is behind. */
	readonly noPassword: string;
}
export interface Input {
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
	readonly idempotencyKey: string | undefined;
}
type Answer = Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>;

/**
 * Books for somebody who phones: an account that exists, or one that the booking makes and a mail invites to. Of two who book
 * for the same new client at once, one makes the account and the other finds it. An account that did not confirm the address is
 * closed by the booking, in its transaction (decision 027).
 */
export const bookForClient =
	(deps: BookForClientDeps) =>
	async (input: Input): Promise<Answer> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const errandFor = errands(deps, input);
		let last: Errand | undefined;
		const play = async (): Promise<Round<Answer | BookingAnswer | undefined>> => {
			const errand = await errandFor();
			if (!errand.ok) return { answer: errand };
			last = errand.value;
			return playRound(deps, errand.value);
		};
		const answer = (await inRounds(play, deps)) ?? (last && (await answeredBefore(deps, last)));
		return answer ? told(deps, answer) : refuse('unavailable', { retryAfterSeconds: 1 });
	};

type Errands = () => Promise<Result<Errand, 'unknown_client' | 'unconfirmed_client'>>;

/** Finds out, as often as asked, whom the booking is for; everything else of the request stays the same. */
function errands(deps: BookForClientDeps, { body, caller, idempotencyKey }: Input): Errands {
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
		const whom = decision.value;
		const newcomer =
			'userId' in whom
				? undefined
				: { name: whom.newcomerNamed, email, noPassword: deps.noPassword, claimedFrom: whom.claimedFrom };
		const booker: Booker = {
			userId: 'userId' in whom ? whom.userId : newcomerId,
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
	const held = await Promise.all(stillUpcoming(upcoming, now()).map(({ aid }) => appointments.find(aid)));
	const affected = held.flatMap((one) =>
		one ? [{ id: one.id, ticketNumber: one.ticketNumber, scheduledFor: one.startAt }] : [],
	);
	return {
		...refused,
		detail: `Somebody registered this address under the name ${name} and has not confirmed it.`,
		affected,
	};
}

async function told(deps: BookForClientDeps, answer: Answer | BookingAnswer): Promise<Answer> {
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
