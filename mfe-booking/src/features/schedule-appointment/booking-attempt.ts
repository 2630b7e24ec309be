import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';

/** One intent to book. Sent again, even after a reload, it books nothing twice. */
export interface BookingAttempt {
	/** The `Idempotency-Key`: a UUID. */
	readonly key: string;
	/** What was sent under it. */
	readonly request: string;
}

/** The attempt for a request: the one before when it asks for the same thing, otherwise a new one (promise P3). */
export function attemptFor(
	request: AppointmentRequest,
	previous: BookingAttempt | undefined,
	newKey: () => string,
): BookingAttempt {
	const sent = JSON.stringify(request);
	return previous?.request === sent ? previous : { key: newKey(), request: sent };
}
