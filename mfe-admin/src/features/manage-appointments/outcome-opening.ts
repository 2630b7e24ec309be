import type { AdminAppointment } from '@tulia/contracts/appointment/schemas';
import { dayOf, shortDate, timeOf } from '../../lib/centre-time.ts';

interface Opening {
	/** Which outcomes it is too early for. */
	readonly tooEarly: { readonly attended: boolean; readonly missed: boolean };
	/** When they can be recorded, in words; nothing once both can. */
	readonly words: string | undefined;
}

/** What can be recorded at `now`, and from when the rest can (decision 4). The instants are the server's. */
export function outcomeOpening(
	{ attendedFrom, missedFrom }: Pick<AdminAppointment, 'attendedFrom' | 'missedFrom'>,
	now: Date,
): Opening {
	const attended = new Date(attendedFrom);
	const missed = new Date(missedFrom);
	const tooEarly = { attended: now < attended, missed: now < missed };
	return { tooEarly, words: wordsFor(tooEarly, attended, missed, now) };
}

function wordsFor(tooEarly: Opening['tooEarly'], attended: Date, missed: Date, now: Date): string | undefined {
	if (tooEarly.attended) return `Attended opens ${whenWords(attended, now)}, Missed at ${timeOf(missed)}`;
	return tooEarly.missed ? `Missed opens ${whenWords(missed, now)}` : undefined;
}

function whenWords(instant: Date, now: Date): string {
	const isToday = dayOf(instant) === dayOf(now);
	return isToday ? `at ${timeOf(instant)}` : `${shortDate(instant, now)} at ${timeOf(instant)}`;
}
