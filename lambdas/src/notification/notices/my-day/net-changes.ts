import type { DayChange } from '../../../outbox/day-change.ts';

export interface GatheredChange extends Pick<DayChange, 'before' | 'after' | 'byClient'> {
	readonly appointmentId: string;
	/** The version of the appointment after the change. */
	readonly version: number;
}

/** The sum of several changes of one visit. */
export interface NetChange extends Pick<DayChange, 'before' | 'after' | 'byClient'> {
	readonly appointmentId: string;
	readonly what: 'booked' | 'moved' | 'cancelled';
}

/**
 * Merges the changes of each visit into one: the state before its first change, and the state after its last one. The
 * result is sorted by start time, and omits past visits and changes that cancel each other out.
 */
export function netChanges(changes: readonly GatheredChange[], now: Date): readonly NetChange[] {
	const inOrder = [...changes].sort((a, b) => a.version - b.version);
	const visits = [...new Set(inOrder.map(({ appointmentId }) => appointmentId))];
	return visits
		.flatMap((id) => netOf(inOrder.filter(({ appointmentId }) => appointmentId === id)))
		.filter(({ before, after }) => [before, after].some((at) => at !== undefined && Date.parse(at) > now.getTime()))
		.sort((a, b) => timeOf(a).localeCompare(timeOf(b)) || a.appointmentId.localeCompare(b.appointmentId));
}

/** The current start of a visit, or the last one before it was cancelled. */
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
