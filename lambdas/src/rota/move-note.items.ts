import { appointmentKey } from '../appointment/appointment.items.ts';
import { forgottenAt } from '../appointment/retention.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { MoveNote } from './to-be-moved.ts';

/** The key of a note, in the partition of its appointment. */
export const moveNoteKey = (appointmentId: string) => ({ PK: appointmentKey(appointmentId).PK, SK: 'MOVE' }) as const;

/** Expires with the appointment. */
export const moveNoteItem = (note: MoveNote, startAt: string) => ({
	...moveNoteKey(note.appointmentId),
	entity: 'move-note',
	...note,
	ttl: forgottenAt(startAt),
});

export function moveNoteOf({ appointmentId, version, call, kept }: Item): MoveNote {
	return { appointmentId, version, ...(call === undefined ? {} : { call }), ...(kept === undefined ? {} : { kept }) };
}
