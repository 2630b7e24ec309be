import type { MyDay, OwnVisit } from '@tulia/contracts/my-day/schemas';

export interface LeftToDo {
	readonly words: string;
	readonly isDone: boolean;
	/** The visit that the task is about, if any. */
	readonly visitId?: string;
}

const first = ({ visit }: OwnVisit): string => visit.user.name.trim().split(/\s+/)[0] ?? '';

const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/**
 * The psychologist's remaining tasks of the day: an outcome and a note for each past visit, then the notes of later
 * visits.
 */
export function leftToDo({ visits }: Pick<MyDay, 'visits'>, now: Date): readonly LeftToDo[] {
	const kept = visits.filter(({ visit }) => visit.status !== 'cancelled' && visit.status !== 'missed');
	const isOver = ({ visit }: OwnVisit) => visit.status === 'attended' || new Date(visit.endsAt) <= now;
	const ahead = kept.filter((one) => !isOver(one) && !one.hasNote);
	return [
		...kept.filter(isOver).map((one) => ({ ...taskOf(one), visitId: one.visit.id })),
		...(ahead.length === 0
			? []
			: [{ words: `${ahead.length === 1 ? 'Note' : 'Notes'} for ${listed(ahead.map(first))}`, isDone: false }]),
	];
}

function taskOf(one: OwnVisit): LeftToDo {
	if (one.visit.status === 'attended') return { words: `Note for ${first(one)}`, isDone: one.hasNote };
	return { words: one.hasNote ? `Did ${first(one)} come?` : `Did ${first(one)} come, and a note`, isDone: false };
}
