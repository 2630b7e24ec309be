import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { RequestFor } from '../../platform/http/http.ts';
import { type Refused, type Result, refuse } from '../../platform/http/result.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { retryOptimistically } from '../attempt/retry-optimistically.ts';
import { answeredBefore } from './answered-before.usecase.ts';
import { attemptBooking } from './attempt-booking.usecase.ts';
import type { BookingCommand, BookingResult, ClientRefusal, CreateAppointmentDeps } from './booking-command.ts';
import { bookingFingerprint } from './booking-fingerprint.ts';
import { changedConsent } from './reservation-for.ts';

export type CreateAppointmentRequest = RequestFor<
	'createAppointment',
	'body' | 'caller' | 'idempotencyKey',
	'userId' | 'version'
> & { readonly viewer: { readonly ip: string } };

/**
 * Books a session. Success is returned only after the transaction committed (promise P2). Whatever the transaction
 * refuses is read and decided again, and before any refusal the response of an earlier, equal request is looked up, so
 * that a repeat is never refused for its own appointment (promise P3).
 */
export const createAppointment =
	(deps: CreateAppointmentDeps) =>
	async (input: CreateAppointmentRequest): Promise<ClientBookingResult | Refused<'wording_changed'>> => {
		const command = commandOf(input, deps);
		const changed = changedConsent(input.body.consents);
		if (changed) return withoutStaffRefusals(await answeredBefore(deps, command)) ?? changed;
		const answer = await retryOptimistically(() => attemptBooking(deps, command), deps);
		// Attempts are exhausted: look for the stored response before answering "try again".
		return (
			withoutStaffRefusals(answer ?? (await answeredBefore(deps, command))) ??
			refuse('unavailable', { retryAfterSeconds: 1 })
		);
	};

type ClientBookingResult = Result<{ ticket: Ticket }, ClientRefusal>;

function withoutStaffRefusals(answer: BookingResult | undefined): ClientBookingResult | undefined {
	if (!answer || answer.ok) return answer;
	switch (answer.refusal) {
		case 'over_break':
		case 'too_early':
		case 'outcome_needed':
			throw new Error('A client asked for what staff alone can do.');
		default:
			return { ...answer, refusal: answer.refusal };
	}
}

/** The response to an earlier, equal request of the same client, without booking anything. */
export const bookedBefore =
	(deps: CreateAppointmentDeps) =>
	async (input: CreateAppointmentRequest): Promise<ClientBookingResult | undefined> =>
		withoutStaffRefusals(await answeredBefore(deps, commandOf(input, deps)));

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
		fingerprint: bookingFingerprint(body),
	};
}
