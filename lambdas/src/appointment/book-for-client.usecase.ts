import type { bookForClient as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { isDay } from '../availability/centre-time.ts';
import { canonicalEmail } from '../identity/email-address.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { answeredBefore } from './answered-before.usecase.ts';
import { newAttempts } from './attempts.ts';
import type { Booker, BookingAnswer, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import { playRound } from './booking-round.usecase.ts';
import type { ClientStore } from './client.ts';
import { inRounds, type Round } from './in-rounds.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';
import { requestFingerprint } from './request-fingerprint.ts';

export interface BookForClientDeps extends CreateAppointmentDeps, Pick<ReadDetailDeps, 'openCipher'> {
	readonly clients: Pick<ClientStore, 'read' | 'people' | 'findByEmail'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & ReadDetailDeps['appointments'];
	/** A stored hash that no password is behind. */
	readonly noPassword: string;
}
interface Input {
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
	readonly idempotencyKey: string | undefined;
}
type Answer = Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>;

/**
 * Books for somebody who phones: an account that exists, or one that the booking makes and a mail invites to. Of two who book
 * for the same new client at once, one makes the account and the other finds it.
 */
export const bookForClient =
	(deps: BookForClientDeps) =>
	async (input: Input): Promise<Answer> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const errandFor = errands(deps, input);
		let last: Errand | undefined;
		const play = async (): Promise<Round<Answer | BookingAnswer | undefined>> => {
			const errand = await errandFor();
			if (!errand) return { answer: refuse('unknown_client') };
			last = errand;
			return playRound(deps, errand);
		};
		const answer = (await inRounds(play, deps)) ?? (last && (await answeredBefore(deps, last)));
		return answer ? told(deps, answer) : refuse('unavailable', { retryAfterSeconds: 1 });
	};

/** Finds out, as often as asked, whom the booking is for; everything else of the request stays the same. */
function errands(deps: BookForClientDeps, { body, caller, idempotencyKey }: Input): () => Promise<Errand | undefined> {
	const attempts = newAttempts(deps);
	const newcomerId = deps.newId(deps.now());
	const email = canonicalEmail(body.email);
	const name = body.name?.trim();
	return async () => {
		const found = await deps.clients.findByEmail(email);
		if (found === undefined && name === undefined) return undefined;
		const booker: Booker = {
			userId: found ?? newcomerId,
			actor: caller.userId,
			sessionVersion: undefined,
			byStaff: true,
			newcomer: found === undefined && name !== undefined ? { name, email, noPassword: deps.noPassword } : undefined,
		};
		const { email: _email, name: _name, ...wish } = body;
		const key = idempotencyKey ?? attempts.id;
		return { ...attempts, ...booker, body: wish, key, fingerprint: requestFingerprint(wish) };
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
			throw new Error('Staff are exempt from the limit.');
		default:
			return { ...answer, refusal: answer.refusal };
	}
}
