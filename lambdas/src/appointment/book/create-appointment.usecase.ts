import { isDay } from '@tulia/centre/day';
import type { RequestFor } from '../../platform/http/http.ts';
import { type Refused, refuse } from '../../platform/http/result.ts';
import { answeredBefore } from '../attempt/answered-before.usecase.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { requestFingerprint } from '../attempt/request-fingerprint.ts';
import { retryOptimistically } from '../attempt/retry-optimistically.ts';
import { attemptBooking } from './attempt-booking.usecase.ts';
import type { BookingCommand, BookingResult, CreateAppointmentDeps } from './booking-command.ts';
import { changedConsent } from './reservation-for.ts';

export type CreateAppointmentRequest = RequestFor<
	'createAppointment',
	'body' | 'caller' | 'idempotencyKey',
	'userId' | 'version'
> & { readonly viewer: { readonly ip: string } };

/**
 * Books a session. Success is answered only after the transaction committed (promise P2); whatever the transaction
 * refuses is read and decided again, and before anything is refused the answer of an earlier, equal request is looked
 * for, so that a repeat never hears "taken" about its own appointment (promise P3).
 */
export const createAppointment =
	(deps: CreateAppointmentDeps) =>
	async (input: CreateAppointmentRequest): Promise<BookingResult | Refused<'wording_changed'>> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const command = commandOf(input, deps);
		const changed = changedConsent(input.body.consents);
		if (changed) return (await answeredBefore(deps, command)) ?? changed;
		const answer = await retryOptimistically(() => attemptBooking(deps, command), deps);
		// Patience ran out: the truth, before a "try again".
		return answer ?? (await answeredBefore(deps, command)) ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

/** The answer to an earlier, equal request of the same client, without booking anything. */
export const bookedBefore =
	(deps: CreateAppointmentDeps) =>
	async (input: CreateAppointmentRequest): Promise<BookingResult | undefined> =>
		isDay(input.body.date) ? answeredBefore(deps, commandOf(input, deps)) : undefined;

function commandOf(
	{ body, caller, idempotencyKey, viewer }: CreateAppointmentRequest,
	deps: CreateAppointmentDeps,
): BookingCommand {
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
