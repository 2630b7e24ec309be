import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { MoveNoteStore } from './move-note-store.ts';
import { readScheduleFacts } from './read-schedule-facts.usecase.ts';
import { causeKey, type MoveNote } from './to-be-moved.ts';
import { type ScheduleFacts, type VisitConflict, visitConflict } from './visit-conflict.ts';

export interface ChangeToBeMovedDeps {
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly sources: AvailabilitySources;
	readonly notes: Pick<MoveNoteStore, 'find' | 'save'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type Request = RequestFor<'changeToBeMoved', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Records a call about a visit that has to be moved, or that it is kept. Only while it still has to be moved, at the
 * time that staff saw: otherwise it is refused as changed.
 */
export const changeToBeMoved =
	(deps: ChangeToBeMovedDeps) =>
	async ({ params, body, caller }: Request): Promise<ResultFor<'changeToBeMoved'>> => {
		const now = deps.now();
		const [appointment, before, facts] = await Promise.all([
			deps.appointments.find(params.id),
			deps.notes.find(params.id),
			readScheduleFacts(deps.sources, now),
		]);
		if (!appointment) return refuse('not_found');
		const conflict = displacing(appointment, facts, body.version);
		if (!conflict.ok) return conflict;
		if (versionOf(before) !== body.noteVersion) return refuse('changed_meanwhile');
		const what = { body, conflict: conflict.value, id: appointment.id, by: caller.userId, at: now.toISOString() };
		const note = changed(before, what);
		const audit = {
			...{ id: deps.newId(now), actor: caller.userId },
			action: AUDIT[body.what],
			object: note.appointmentId,
			at: now,
		};
		const saved = await deps.notes.save(note, appointment, audit);
		if (saved === 'saved') return ok({ noteVersion: note.version });
		return refuse(saved === 'note_changed' ? 'changed_meanwhile' : 'appointment_changed');
	};

const versionOf = (note: MoveNote | undefined): number => note?.version ?? 0;

/** The cause that displaces the visit, while it is at the time that staff saw. */
function displacing(
	appointment: Appointment,
	facts: ScheduleFacts,
	version: number,
): Result<VisitConflict, 'appointment_changed'> {
	const { status, ver } = appointment;
	const conflict = visitConflict(appointment, facts);
	return status === 'confirmed' && ver === version && conflict
		? ok(conflict)
		: refuse('appointment_changed', { current: { status, version: ver } });
}

const AUDIT = {
	left_message: 'appointment_call_noted',
	rings_back: 'appointment_call_noted',
	keep: 'appointment_kept',
	take_back: 'appointment_kept_taken_back',
} as const;

interface Change {
	readonly body: Request['body'];
	readonly conflict: VisitConflict;
	readonly id: string;
	readonly by: string;
	readonly at: string;
}

function changed(before: MoveNote | undefined, { body, conflict, id, by, at }: Change): MoveNote {
	const base = { ...before, appointmentId: id, version: body.noteVersion + 1 };
	switch (body.what) {
		case 'left_message':
			return { ...base, call: { what: 'left_message', at, by } };
		case 'rings_back':
			return {
				...base,
				call: { what: 'rings_back', at, by, ...(body.after === undefined ? {} : { after: body.after }) },
			};
		case 'keep':
			return { ...base, kept: { cause: causeKey(conflict), appointmentVersion: body.version, at, by } };
		case 'take_back': {
			const { kept, ...rest } = base;
			return rest;
		}
	}
}
