import { bookingRules } from '../calendar/booking-rules.ts';

const { cellMinutes, bufferMinutes } = bookingRules;

/**
 * A psychologist's taken half hour, `minute` since midnight of `day`. An appointment takes the cells of its session and
 * of the buffer after it: so the buffer is as safe from two simultaneous bookings as the session is, and sessions of
 * any lengths cannot overlap whatever minute they start at.
 */
export interface TakenCell {
	readonly day: string;
	readonly minute: number;
	/** The appointment, or the offer of the waiting list. */
	readonly holderId: string;
}

/** The first minutes of the cells of a session starting at `start`, buffer included, in order. */
export function cellsOf(start: number, durationMinutes: number): readonly number[] {
	const first = Math.floor(start / cellMinutes);
	const end = Math.ceil((start + durationMinutes + bufferMinutes) / cellMinutes);
	return Array.from({ length: end - first }, (_, index) => (first + index) * cellMinutes);
}
