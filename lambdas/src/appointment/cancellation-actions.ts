import { auditItem } from '../audit/audit-item.ts';
import { newJob } from '../notification/job.ts';
import { cellKeysOf, freeCell } from './appointment-cells.ts';
import { type Appointment, appointmentKey } from './appointment-item.ts';
import { ceaseToAwait } from './awaited-outcome.ts';
import { dropFromBookings } from './bookings-list.ts';
import { cancelled } from './cancellation-rule.ts';
import type { Canceller } from './canceller.ts';
import type { Client } from './client.ts';
import { historyItem } from './history-item.ts';
import { statKeys } from './stat-keys.ts';
import { type Action, addTo, putNew } from './transaction-action.ts';

/** A cancellation to be written, on exactly the appointment that was decided on. */
export interface CancellationChange {
	readonly appointment: Appointment;
	/** The client's list of upcoming appointments as it was read; undefined when the account is gone. */
	readonly client: Client | undefined;
	readonly by: Canceller;
	/** The account that acts. */
	readonly actor: string;
	/** Sealed by the field cipher with the appointment's id; absent when none was given. */
	readonly reason?: string | undefined;
	readonly newIds: {
		readonly schedule: string;
		readonly mail: string;
		readonly audit: string;
		readonly history: string;
	};
	readonly now: Date;
}

/**
 * The transaction that cancels (promises N4, P11): the appointment, conditional on status, version and on no sender holding its
 * reminder; its cells, each only while it is its own; the client's list; the figures; the mail about it; the end of its schedule;
 * its history and the audit entry. The reminder is void with the first of them: the schedule is only tidied away.
 */
export function cancellationActions(change: CancellationChange, TableName: string): readonly Action[] {
	const { appointment, client, actor, newIds, reason, now } = change;
	const { id } = appointment;
	const event = {
		appointmentId: id,
		id: newIds.history,
		what: 'cancelled',
		version: appointment.ver + 1,
		by: actor,
		at: now,
		detail: reason,
	} as const;
	return [
		updateAppointment(change, TableName),
		...cellKeysOf(appointment).map((Key) => freeCell(TableName, Key, id)),
		...dropFromBookings(TableName, appointment, client),
		ceaseToAwait(TableName, appointment),
		...statKeys(appointment).map((Key) => addTo(TableName, Key, { cancelled: 1 })),
		...jobs(change).map((job) => putNew(TableName, job)),
		putNew(TableName, historyItem(event)),
		putNew(TableName, auditItem({ id: newIds.audit, actor, action: 'appointment_cancelled', object: id, at: now })),
	];
}

/** Whoever deletes the account wants no more mail from it. */
function jobs({ appointment, by, newIds, now }: CancellationChange) {
	const { id: ref, ver } = appointment;
	const mail = newJob({ id: newIds.mail, type: 'cancelled_mail', ref, refVersion: ver + 1, now });
	const tidy = newJob({ id: newIds.schedule, type: 'delete_schedule', ref, refVersion: ver, now });
	return [...(by === 'erasure' ? [] : [mail]), ...(appointment.reminder.state === 'pending' ? [tidy] : [])];
}

const updateAppointment = ({ appointment, by, reason, now }: CancellationChange, TableName: string): Action => {
	const { id, ver, reminder } = appointment;
	const after = cancelled(appointment, by, now);
	return {
		Update: {
			TableName,
			Key: appointmentKey(id),
			UpdateExpression:
				'SET #status = :cancelled, ver = :next, cancellation = :cancellation, reminder.#state = :reminder REMOVE G3PK, G3SK',
			ConditionExpression:
				'#status = :confirmed AND ver = :ver AND reminder.#state = :read AND (reminder.#state <> :sending OR reminder.lease < :now)',
			ExpressionAttributeNames: { '#status': 'status', '#state': 'state' },
			ExpressionAttributeValues: {
				':cancelled': 'cancelled',
				':confirmed': 'confirmed',
				':sending': 'sending',
				':read': reminder.state,
				':ver': ver,
				':next': after.ver,
				':now': now.getTime(),
				':reminder': after.reminder.state,
				':cancellation': { ...after.cancellation, ...(reason === undefined ? {} : { reason }) },
			},
		},
	};
};
