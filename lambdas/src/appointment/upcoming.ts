import { bookingRules } from '../calendar/booking-rules.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';

/** An upcoming appointment in the client's own record. Instants are ISO 8601 in UTC. */
export interface Upcoming {
	readonly aid: string;
	readonly startAt: string;
	readonly endAt: string;
}

type Session = Pick<Upcoming, 'startAt' | 'endAt'>;

export const stillUpcoming = (list: readonly Upcoming[], now: Date): readonly Upcoming[] =>
	list.filter(({ endAt }) => new Date(endAt) > now);

/** No client has overlapping sessions. Buffers do not count: they are the psychologist's. */
export function mayAttend(upcoming: readonly Upcoming[], session: Session): Result<undefined, 'client_overlap'> {
	// Instants of one format compare as text.
	const overlaps = upcoming.some(({ startAt, endAt }) => startAt < session.endAt && session.startAt < endAt);
	return overlaps ? refuse('client_overlap') : ok(undefined);
}

/** Decides whether a client with these `upcoming` visits may add a session. */
export function mayAdd(
	upcoming: readonly Upcoming[],
	session: Session,
	emailVerified: boolean,
): Result<undefined, 'too_many_bookings' | 'client_overlap'> {
	const attendable = mayAttend(upcoming, session);
	if (!attendable.ok) return attendable;
	const { verified, unverified } = bookingRules.upcoming;
	if (upcoming.length < (emailVerified ? verified : unverified)) return ok(undefined);
	return refuse('too_many_bookings', {
		detail: emailVerified
			? `You can hold ${verified} upcoming appointments at a time.`
			: 'Until your email address is verified you can hold one upcoming appointment at a time.',
	});
}
