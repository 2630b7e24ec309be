import type { Appointment } from '../appointment/appointment.ts';
import { type ScheduleFacts, type VisitConflict, visitConflict } from './visit-conflict.ts';

/** Staff's note about a visit that has to be moved. */
export interface MoveNote {
	readonly appointmentId: string;
	/** From 1; incremented by each change. */
	readonly version: number;
	readonly call?: {
		readonly what: 'left_message' | 'rings_back';
		readonly at: string;
		readonly by: string;
		readonly after?: string;
	};
	/** Set for a visit that keeps its time although the schedule does not allow it: that time, for that cause. */
	readonly kept?: {
		readonly cause: string;
		readonly appointmentVersion: number;
		readonly at: string;
		readonly by: string;
	};
}

/** A visit that staff have to move, cancel or keep. */
export interface OpenVisit {
	readonly appointment: Appointment;
	readonly conflict: VisitConflict;
	readonly note: MoveNote | undefined;
}

/** A visit that was moved, cancelled or kept. */
export interface DoneVisit {
	readonly appointment: Appointment;
	readonly what: 'moved' | 'cancelled' | 'kept';
	readonly was: { readonly startAt: string; readonly psychologistName: string };
	readonly at: string;
	/** The account that did it; undefined for the client. */
	readonly by: string | undefined;
	readonly noteVersion: number;
}

interface Question {
	readonly facts: ScheduleFacts;
	readonly now: Date;
	/** The start of today: a visit counts as done when its old time is not before it. */
	readonly today: Date;
}

/** Identifies a cause, to compare it with the one a visit was kept for. */
export const causeKey = ({ cause, of }: VisitConflict): string => `${cause} ${of}`;

/** The future visits that the schedule does not allow. */
export const displacedVisits = (
	visits: readonly Appointment[],
	{ facts, now }: Pick<Question, 'facts' | 'now'>,
): readonly { readonly appointment: Appointment; readonly conflict: VisitConflict }[] =>
	visits.flatMap((appointment) => {
		if (appointment.status !== 'confirmed' || new Date(appointment.endAt) <= now) return [];
		const conflict = visitConflict(appointment, facts);
		return conflict ? [{ appointment, conflict }] : [];
	});

const isKept = (note: MoveNote | undefined, { ver }: Appointment, conflict: VisitConflict): boolean =>
	note?.kept !== undefined && note.kept.appointmentVersion === ver && note.kept.cause === causeKey(conflict);

/** The visits that the schedule does not allow, split into kept and open ones. */
export function displacedByNote(
	visits: readonly Appointment[],
	notes: ReadonlyMap<string, MoveNote>,
	question: Pick<Question, 'facts' | 'now'>,
): { readonly kept: readonly OpenVisit[]; readonly open: readonly OpenVisit[] } {
	const displaced = displacedVisits(visits, question).map((one) => ({ ...one, note: notes.get(one.appointment.id) }));
	const kept = displaced.filter(({ note, appointment, conflict }) => isKept(note, appointment, conflict));
	return { kept, open: displaced.filter((one) => !kept.includes(one)) };
}

/** The open and the done entries, from the visits of the coming days and the notes about displaced ones. */
export function worklistOf(
	visits: readonly Appointment[],
	notes: ReadonlyMap<string, MoveNote>,
	question: Question,
): { readonly open: readonly OpenVisit[]; readonly done: readonly DoneVisit[] } {
	const { kept, open } = displacedByNote(visits, notes, question);
	const done = [
		...kept.flatMap(keptVisit),
		...visits.flatMap((one) => movedVisit(one, question) ?? cancelledVisit(one, question) ?? []),
	];
	return {
		open,
		done: done.toSorted((a, b) => b.at.localeCompare(a.at)),
	};
}

function keptVisit({ appointment, note }: OpenVisit): readonly DoneVisit[] {
	if (!note?.kept) return [];
	const { at, by } = note.kept;
	const { startAt, psychologistName } = appointment;
	return [{ appointment, what: 'kept', was: { startAt, psychologistName }, at, by, noteVersion: note.version }];
}

/** Whether the old time was changed after it became impossible: before that it was an ordinary move. */
const wasDisplaced = (old: Parameters<typeof visitConflict>[0], at: string, { facts, today }: Question): boolean => {
	if (new Date(old.startAt) < today) return false;
	const since = visitConflict(old, facts)?.since;
	return since !== undefined && since <= at;
};

function movedVisit(appointment: Appointment, question: Question): DoneVisit | undefined {
	const { lastMove, movedFrom, startAt, endAt, serviceId, status } = appointment;
	if (!lastMove || movedFrom === undefined || status === 'cancelled') return undefined;
	const length = Date.parse(endAt) - Date.parse(startAt);
	const old = {
		...{ serviceId, psychologistId: lastMove.psychologistId, startAt: movedFrom },
		endAt: new Date(Date.parse(movedFrom) + length).toISOString(),
	};
	if (!wasDisplaced(old, lastMove.at, question) || visitConflict(appointment, question.facts)) return undefined;
	const was = { startAt: movedFrom, psychologistName: lastMove.psychologistName };
	return { appointment, what: 'moved', was, at: lastMove.at, by: lastMove.by, noteVersion: 0 };
}

function cancelledVisit(appointment: Appointment, question: Question): DoneVisit | undefined {
	const { cancellation, startAt, psychologistName, status } = appointment;
	if (status !== 'cancelled' || !cancellation || !wasDisplaced(appointment, cancellation.at, question))
		return undefined;
	return {
		...{ appointment, what: 'cancelled', was: { startAt, psychologistName }, at: cancellation.at },
		...{ by: undefined, noteVersion: 0 },
	};
}
