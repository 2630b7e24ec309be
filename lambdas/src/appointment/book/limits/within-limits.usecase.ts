import { type Refused, refuse } from '../../../platform/http/result.ts';
import type { BookingLimits, ChangeAttempt } from './booking-limits.ts';

type TooMany = Refused<'too_many_requests'>;
const LONGEST_WAIT_SECONDS = 10 * 60;
const WORDS = 'That was very often in a short time. Please wait a little and try again, or call us.';

export interface WithinLimitsDeps {
	readonly bookingLimits: BookingLimits;
	/** Raises the alarm: no person books that often. */
	readonly onLimit: () => void;
	readonly now: () => Date;
}

/**
 * Makes a change while the limits allow it. `doneBefore` returns the response to a repeat of an earlier change, which
 * needs no room within the limits.
 */
export const withinLimits =
	<I, A>(
		{ bookingLimits: limits, onLimit, now }: WithinLimitsDeps,
		change: (input: I) => Promise<A>,
		doneBefore: (input: I) => Promise<A | undefined> = async () => undefined,
	) =>
	async (input: I & ChangeAttempt): Promise<A | TooMany> => {
		const admitted = await limits.admit(input, now());
		if (admitted.ok) return change(input);
		onLimit();
		const { retryAfterSeconds = LONGEST_WAIT_SECONDS } = admitted;
		return (await doneBefore(input)) ?? refuse('too_many_requests', { detail: WORDS, retryAfterSeconds });
	};
