import type { createAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf } from '@tulia/contracts/endpoint';
import { isDay } from '../availability/centre-time.ts';
import { type Refused, refuse } from '../platform/result.ts';
import { answeredBefore } from './answered-before.usecase.ts';
import { newAttempts } from './attempts.ts';
import type { BookingAnswer, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import { playRound } from './booking-round.usecase.ts';
import { changedConsent } from './draft-reservation.ts';
import { inRounds } from './in-rounds.ts';
import { requestFingerprint } from './request-fingerprint.ts';

export interface BookingInput {
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string; readonly version: number };
	readonly idempotencyKey: string | undefined;
	readonly viewer: { readonly ip: string };
}

/**
 * Books a session. Success is answered only after the transaction committed (promise P2); whatever the transaction
 * refuses is read and decided again, and before anything is refused the answer of an earlier, equal request is looked
 * for, so that a repeat never hears "taken" about its own appointment (promise P3).
 */
export const createAppointment =
	(deps: CreateAppointmentDeps) =>
	async (input: BookingInput): Promise<BookingAnswer | Refused<'wording_changed'>> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const errand = errandOf(input, deps);
		const changed = changedConsent(input.body.consents);
		if (changed) return (await answeredBefore(deps, errand)) ?? changed;
		const answer = await inRounds(() => playRound(deps, errand), deps);
		// Patience ran out: the truth, before a "try again".
		return answer ?? (await answeredBefore(deps, errand)) ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

/** The answer to an earlier, equal request of the same client, without booking anything. */
export const bookedBefore =
	(deps: CreateAppointmentDeps) =>
	async (input: BookingInput): Promise<BookingAnswer | undefined> =>
		isDay(input.body.date) ? answeredBefore(deps, errandOf(input, deps)) : undefined;

function errandOf({ body, caller, idempotencyKey, viewer }: BookingInput, deps: CreateAppointmentDeps): Errand {
	const attempts = newAttempts(deps);
	return {
		...attempts,
		body,
		userId: caller.userId,
		actor: caller.userId,
		sessionVersion: caller.version,
		byStaff: false,
		ip: viewer.ip,
		key: idempotencyKey ?? attempts.id,
		fingerprint: requestFingerprint(body),
	};
}
