import type { Result } from '../../../platform/http/result.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/**
 * Promise A15: limits of bookings, moves and cancellations together. A person makes a few an hour. All clients of a
 * centre behind one carrier address stay far below a hundred in ten minutes: three psychologists see fewer in four
 * days.
 */
export const BOOKING_LIMITS = {
	account: [
		{ limit: 12, windowSeconds: TEN_MINUTES },
		{ limit: 40, windowSeconds: DAY },
	],
	network: { limit: 100, windowSeconds: TEN_MINUTES },
	/** An IPv6 network of 48 bits. */
	site: { limit: 400, windowSeconds: TEN_MINUTES },
} as const;

export interface ChangeAttempt {
	readonly caller: { readonly userId: string };
	readonly viewer: { readonly ip: string };
}

export interface BookingLimits {
	/** Counts this change, or refuses it with the seconds to wait. */
	admit(attempt: ChangeAttempt, now: Date): Promise<Result<undefined, 'too_many_requests'>>;
}
