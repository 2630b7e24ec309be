import type { DayChange } from '../../../outbox/day-change.ts';

/** One change that was gathered. */
export interface GatheredChange extends Pick<DayChange, 'before' | 'after' | 'byClient'> {
	readonly appointmentId: string;
	/** Of the appointment, after it. */
	readonly version: number;
}

/** What became of a visit, for somebody who last looked before all of it. */
export interface NetChange extends Pick<DayChange, 'before' | 'after' | 'byClient'> {
	readonly appointmentId: string;
	readonly what: 'booked' | 'moved' | 'cancelled';
}

/**
 * What is to be told of the changes gathered: one line a visit, from how it was before the first of them to how it is after the last,
 * soonest first. What came to nothing, and what is over by now, is left out.
 */
export function netChanges(changes: readonly GatheredChange[], now: Date): readonly NetChange[] {
	const inOrder = [...changes].sort((a, b) => a.version - b.version);
	const visits = [...new Set(inOrder.map(({ appointmentId }) => appointmentId))];
	return visits
		.flatMap((id) => netOf(inOrder.filter(({ appointmentId }) => appointmentId === id)))
		.filter(({ before, after }) => [before, after].some((at) => at !== undefined && Date.parse(at) > now.getTime()))
		.sort((a, b) => timeOf(a).localeCompare(timeOf(b)) || a.appointmentId.localeCompare(b.appointmentId));
}

/** When it is, or was to be. */
export const timeOf = ({ before, after }: Pick<NetChange, 'before' | 'after'>): string => after ?? before ?? '';

function netOf(ofVisit: readonly GatheredChange[]): readonly NetChange[] {
	const [first, last] = [ofVisit[0], ofVisit.at(-1)];
	if (!first || !last || first.before === last.after) return [];
	const { appointmentId, after, byClient } = last;
	const { before } = first;
	return [
		{
			appointmentId,
			what: before === undefined ? 'booked' : after === undefined ? 'cancelled' : 'moved',
			...(before === undefined ? {} : { before }),
			...(after === undefined ? {} : { after }),
			...(byClient && after === undefined ? { byClient } : {}),
		},
	];
}
