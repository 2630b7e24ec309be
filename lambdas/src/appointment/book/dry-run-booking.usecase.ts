import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Attempt, VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { retryOptimistically } from '../attempt/retry-optimistically.ts';
import { attemptBooking } from './attempt-booking.usecase.ts';
import type { BookingCommand, BookingResult, CreateAppointmentDeps } from './booking-command.ts';
import { bookingFingerprint } from './booking-fingerprint.ts';

export interface DryRunBookingDeps extends Omit<CreateAppointmentDeps, 'reservations'> {
	readonly dryRunReservations: CreateAppointmentDeps['reservations'];
	readonly visitorLimits: VisitorLimits;
	/** The stored hash of an account without a password. */
	readonly noPassword: string;
}

type DryRunRequest = RequestFor<'dryRunBooking', 'body'> & Pick<Attempt, 'viewer'>;

/**
 * Dry-runs a booking of a person without an account: the reads, rules, encryption and conditions of
 * `createAppointment`, without the commit. No session is checked, and the transaction includes a new client record.
 */
export const dryRunBooking =
	({ dryRunReservations, visitorLimits, noPassword, ...deps }: DryRunBookingDeps) =>
	async ({ body, viewer }: DryRunRequest): Promise<ResultFor<'dryRunBooking'>> => {
		const admitted = await visitorLimits.admit({ kind: 'dry_run', viewer, now: deps.now() });
		if (!admitted.ok) return admitted;
		const dryRunDeps = { ...deps, reservations: dryRunReservations };
		const command = commandOf(body, dryRunDeps, noPassword);
		const answer = await retryOptimistically(() => attemptBooking(dryRunDeps, command), deps);
		return answer ? toVisitor(answer) : refuse('unavailable', { retryAfterSeconds: 1 });
	};

function commandOf(body: DryRunRequest['body'], deps: CreateAppointmentDeps, noPassword: string): BookingCommand {
	const attempts = newAttempts(deps);
	const userId = deps.newId(deps.now());
	return {
		...attempts,
		body,
		userId,
		actor: userId,
		sessionVersion: undefined,
		byStaff: false,
		newcomer: { name: 'Dry run', details: {}, noPassword },
		key: attempts.id,
		fingerprint: bookingFingerprint(body),
	};
}

/** Refusals about a client's own record or session cannot occur: there is neither. */
function toVisitor(answer: BookingResult): ResultFor<'dryRunBooking'> {
	if (answer.ok) return ok(null);
	switch (answer.refusal) {
		case 'unknown_service':
		case 'date_not_bookable':
		case 'time_not_offered':
		case 'slot_taken':
		case 'unavailable':
			return { ...answer, refusal: answer.refusal };
		default:
			throw new Error(`A dry run was refused as somebody's own booking is: ${answer.refusal}`);
	}
}
