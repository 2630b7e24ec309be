import { isDay } from '../availability/centre-time.ts';
import { refuse } from '../platform/result.ts';
import { answeredBefore } from './answered-before.usecase.ts';
import { attemptToken } from './attempt-token.ts';
import type { BookingAnswer, BookingInput, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import { playRound } from './booking-round.usecase.ts';
import { inRounds } from './in-rounds.ts';
import { requestFingerprint } from './request-fingerprint.ts';

/**
 * Books a session. Success is answered only after the transaction committed (promise P2); whatever the transaction
 * refuses is read and decided again, and before anything is refused the answer of an earlier, equal request is looked
 * for, so that a repeat never hears "taken" about its own appointment (promise P3).
 */
export const createAppointment =
	(deps: CreateAppointmentDeps) =>
	async (input: BookingInput): Promise<BookingAnswer> => {
		if (!isDay(input.body.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const errand = errandOf(input, deps);
		const { sleep, random } = deps;
		const answer = await inRounds(() => playRound(deps, errand), { sleep, random });
		// Patience ran out: the truth, before a "try again".
		return answer ?? (await answeredBefore(deps, errand)) ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

function errandOf(input: BookingInput, { now, newId, deadline }: CreateAppointmentDeps): Errand {
	const id = newId(now());
	let attempts = 0;
	let signal: AbortSignal | undefined;
	return {
		...input,
		id,
		key: input.idempotencyKey ?? id,
		fingerprint: requestFingerprint(input.body),
		signal: () => {
			signal ??= deadline();
			return signal;
		},
		nextToken: () => {
			attempts += 1;
			return attemptToken(id, attempts);
		},
	};
}
