import { timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

interface Opening {
	/** Which outcomes it is too early for. */
	readonly tooEarly: { readonly attended: boolean; readonly missed: boolean };
	/** When they can be recorded, in words; nothing once both can. */
	readonly words: string | undefined;
}

/** What can be recorded at `now`, and from when the rest can (rule 4). The instants are the server's. */
export function outcomeOpening(
	{ attendedFrom, missedFrom }: Pick<AdminAppointment, 'attendedFrom' | 'missedFrom'>,
	now: Date,
): Opening {
	const attended = new Date(attendedFrom);
	const missed = new Date(missedFrom);
	const tooEarly = { attended: now < attended, missed: now < missed };
	return { tooEarly, words: wordsFor(tooEarly, timeOf(attended), timeOf(missed)) };
}

/** Times only: the row itself says the day. */
function wordsFor(tooEarly: Opening['tooEarly'], attended: string, missed: string): string | undefined {
	if (tooEarly.attended) return `Attended opens at ${attended}, Missed at ${missed}`;
	return tooEarly.missed ? `Missed opens at ${missed}` : undefined;
}
