import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../appointment/appointment.items.ts';
import type { Appointment } from '../appointment/appointment.ts';
import type { AuditEntry } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { moveNoteItem, moveNoteKey, moveNoteOf } from './move-note.items.ts';
import type { MoveNoteStore } from './move-note-store.ts';
import type { MoveNote } from './to-be-moved.ts';

/** The only module that reads and writes staff's notes about visits that have to be moved. */
export const moveNoteRepository = (db: DynamoDBDocumentClient, TableName: string): MoveNoteStore => ({
	async find(appointmentId) {
		const { Item } = await db.send(
			new GetCommand({ TableName, Key: moveNoteKey(appointmentId), ConsistentRead: true }),
		);
		return Item && moveNoteOf(Item);
	},

	async findAll(appointmentIds) {
		const items = await readItems(db, TableName, appointmentIds.map(moveNoteKey));
		return new Map(items.map(moveNoteOf).map((note) => [note.appointmentId, note]));
	},

	async save(note, appointment, audit) {
		try {
			await retryConflicts(() =>
				db.send(new TransactWriteCommand({ TransactItems: [...saveActions(TableName, { note, appointment, audit })] })),
			);
			return 'saved';
		} catch (error) {
			if (isConditionFailure(error, 0)) return 'note_changed';
			if (isConditionFailure(error, 1)) return 'appointment_changed';
			throw error;
		}
	},
});

interface Save {
	readonly note: MoveNote;
	readonly appointment: Appointment;
	readonly audit: AuditEntry;
}

/** Conditional on the note as it was read, and on the time of the appointment. */
const saveActions = (TableName: string, { note, appointment, audit }: Save) => [
	{
		Put: {
			TableName,
			Item: moveNoteItem(note, appointment.startAt),
			...(note.version === 1
				? { ConditionExpression: 'attribute_not_exists(PK)' }
				: { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': note.version - 1 } }),
		},
	},
	{
		ConditionCheck: {
			TableName,
			Key: appointmentKey(appointment.id),
			ConditionExpression: 'ver = :ver AND #status = :confirmed',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':ver': appointment.ver, ':confirmed': 'confirmed' },
		},
	},
	putNew(TableName, auditItem(audit)),
];
