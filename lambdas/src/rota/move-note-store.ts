import type { Appointment } from '../appointment/appointment.ts';
import type { AuditEntry } from '../platform/audit-entry.ts';
import type { MoveNote } from './to-be-moved.ts';

/** The storage of the worklist's notes. Reads are consistent. */
export interface MoveNoteStore {
	find(appointmentId: string): Promise<MoveNote | undefined>;
	/** By appointment; those without a note are left out. */
	findAll(appointmentIds: readonly string[]): Promise<ReadonlyMap<string, MoveNote>>;
	/** One transaction, conditional on the note and the appointment as they were read; otherwise nothing is written. */
	save(
		note: MoveNote,
		appointment: Appointment,
		audit: AuditEntry,
	): Promise<'saved' | 'note_changed' | 'appointment_changed'>;
}
