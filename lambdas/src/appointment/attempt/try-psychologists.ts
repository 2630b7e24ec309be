import type { PsychologistCalendar } from '../../availability/availability-snapshot.ts';
import type { AttemptResult } from './retry-optimistically.ts';

interface Candidates {
	/** The free psychologists, in the order in which they are tried. */
	readonly psychologistIds: readonly string[];
	readonly calendars: readonly PsychologistCalendar[];
	readonly signal: AbortSignal;
}

/**
 * Writes with the first psychologist whose cells are still free, for bookings and moves alike. `write` returns
 * undefined when another client took this one; the result is undefined when all were taken. No write begins after the
 * deadline; the result is then left open.
 */
export async function tryPsychologists<T>(
	{ psychologistIds, calendars, signal }: Candidates,
	write: (calendar: PsychologistCalendar) => Promise<AttemptResult<T> | undefined>,
): Promise<AttemptResult<T | undefined> | undefined> {
	for (const id of psychologistIds) {
		const calendar = calendars.find(({ psychologist }) => psychologist.id === id);
		if (!calendar) continue;
		if (signal.aborted) return { answer: undefined };
		const result = await write(calendar);
		if (result) return result;
	}
	return undefined;
}
