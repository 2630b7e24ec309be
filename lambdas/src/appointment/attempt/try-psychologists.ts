import type { PsychologistCalendar } from '../../availability/availability-snapshot.ts';
import type { AttemptResult } from './retry-optimistically.ts';

interface Candidates {
	/** Who is free, in the order in which they are tried. */
	readonly psychologistIds: readonly string[];
	readonly calendars: readonly PsychologistCalendar[];
	/** The deadline of the whole change. */
	readonly signal: AbortSignal;
}

/**
 * Writes with the first psychologist whose cells are still free, as booking and moving both do. `write` answers undefined when
 * somebody was faster with this one; the result is undefined when somebody was faster with each. Past the deadline no other write
 * begins: what was refused so far is certain, and the answer is left open.
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
