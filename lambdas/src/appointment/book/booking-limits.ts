import type { Result } from '../../platform/http/result.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/**
 * Promise A15: how often visits are booked, moved and cancelled, all three together. A person does a few of them in an hour.
 * All clients of a centre behind one carrier address come nowhere near a hundred in ten minutes: that is more than three
 * psychologists see in four days.
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

/** Somebody who changes a visit. */
export interface ChangeAttempt {
	readonly caller: { readonly userId: string };
	readonly viewer: { readonly ip: string };
}

export interface BookingLimits {
	/** Counts this change, or refuses it with the seconds to wait. */
	admit(attempt: ChangeAttempt, now: Date): Promise<Result<undefined, 'too_many_requests'>>;
}
