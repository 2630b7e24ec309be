import { timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

interface Opening {
	/** Which outcomes can be recorded. */
	readonly open: { readonly attended: boolean; readonly missed: boolean };
	/** From when the first can be, in words; nothing once it can. */
	readonly words: string | undefined;
}

/** What can be recorded at `now`, and from when something can (rule 4). The instants are the server's. */
export function outcomeOpening(
	{ attendedFrom, missedFrom }: Pick<AdminAppointment, 'attendedFrom' | 'missedFrom'>,
	now: Date,
): Opening {
	const attended = new Date(attendedFrom);
	const open = { attended: attended <= now, missed: new Date(missedFrom) <= now };
	return { open, words: open.attended ? undefined : `Outcome from ${timeOf(attended)}` };
}
