import { timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

interface Opening {
	/** The outcomes that can be recorded now. */
	readonly open: { readonly attended: boolean; readonly missed: boolean };
	/** From when an outcome can be recorded, in words; `undefined` once one can. */
	readonly words: string | undefined;
}

/** The outcomes that can be recorded at `now`, and from when (rule 4). The server sends the instants. */
export function outcomeOpening(
	{ attendedFrom, missedFrom }: Pick<AdminAppointment, 'attendedFrom' | 'missedFrom'>,
	now: Date,
): Opening {
	const attended = new Date(attendedFrom);
	const open = { attended: attended <= now, missed: new Date(missedFrom) <= now };
	return { open, words: open.attended ? undefined : `Outcome from ${timeOf(attended)}` };
}
