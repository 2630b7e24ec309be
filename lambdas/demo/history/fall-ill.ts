import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { Simulation } from './bookings.ts';
import { ownerOf } from './owner-of.ts';

/** The psychologist who falls ill. */
export const ILL = 'peter-mutiso';
/** From the day after the end, so that today's visits are unaffected. */
export const ILL_DAYS = 4;

/** A psychologist reports ill for the next days; staff confirmed the displaced visits, and called no client yet. */
export async function fallIll({ centre, staffId, end }: Simulation): Promise<void> {
	const ill = (await centre.psychologists.listStaff()).find(({ id }) => id === ILL);
	if (!ill) return;
	const { id, ...fields } = ill;
	const today = dayOf(end);
	const timeOff = [...fields.timeOff, { from: addDays(today, 1), to: addDays(today, ILL_DAYS) }];
	const caller = ownerOf(staffId);
	const change = (seen: string[]) =>
		centre.changePsychologist({ params: { id }, body: { ...fields, timeOff, seen }, caller });
	const first = await change([]);
	if (first.ok || first.refusal !== 'bookings_unseen') return;
	await change((first.affected ?? []).map((one) => one.id));
}
