import { auditItem } from '../audit/audit-item.ts';
import { cellsOf } from '../availability/cell.ts';
import { cellKey } from '../availability/cell-key.ts';
import { dayOf, minuteOf } from '../availability/centre-time.ts';
import { newJob } from '../notification/job.ts';
import { type Appointment, appointmentKey } from './appointment-item.ts';
import { bookedKey } from './booked-key.ts';
import type { Canceller } from './cancellation-rule.ts';
import type { Client } from './client.ts';
import { statKeys } from './stat-keys.ts';

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
	readonly newIds: { readonly schedule: string; readonly audit: string };
	readonly now: Date;
}

const MINUTE = 60_000;

/**
 * The transaction that cancels (promises 4.3): the appointment, conditional on status, version and on no sender holding its
 * reminder; its cells, each only while it is its own; the client's list; the figures; the end of its schedule; the audit
 * entry. The reminder is void with the first of them: the schedule is only tidied away.
 */
export function cancellationActions(change: CancellationChange, TableName: string) {
	const { appointment, actor, newIds, now } = change;
	const { id, ver } = appointment;
	const entry = auditItem({ id: newIds.audit, actor, action: 'appointment_cancelled', object: id, at: now });
	const tidy = newJob({ id: newIds.schedule, type: 'delete_schedule', ref: id, refVersion: ver, now });
	const puts = appointment.reminder.state === 'pending' ? [entry, tidy] : [entry];
	return [
		updateAppointment(change, TableName),
		...freeCells(appointment, TableName),
		...dropFromBookings(change, TableName),
		...statKeys(appointment).map((Key) => count(Key, TableName)),
		...puts.map((Item) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } })),
	];
}

const updateAppointment = ({ appointment, by, reason, now }: CancellationChange, TableName: string) => {
	const { id, ver, reminder } = appointment;
	const isDue = reminder.state === 'pending' || reminder.state === 'sending';
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
				':next': ver + 1,
				':now': now.getTime(),
				':reminder': isDue ? 'cancelled' : reminder.state,
				':cancellation': { by, at: now.toISOString(), ...(reason === undefined ? {} : { reason }) },
			},
		},
	};
};

function freeCells({ id, psychologistId, startAt, endAt }: Appointment, TableName: string) {
	const start = new Date(startAt);
	const minutes = (Date.parse(endAt) - start.getTime()) / MINUTE;
	return cellsOf(minuteOf(start), minutes).map((minute) => ({
		Delete: {
			TableName,
			Key: cellKey(psychologistId, dayOf(start), minute),
			// A cell that expired with its day is gone already.
			ConditionExpression: 'attribute_not_exists(PK) OR apptId = :id',
			ExpressionAttributeValues: { ':id': id },
		},
	}));
}

function dropFromBookings({ appointment, client }: CancellationChange, TableName: string) {
	if (!client?.upcoming.some(({ aid }) => aid === appointment.id)) return [];
	return [
		{
			Update: {
				TableName,
				Key: bookedKey(appointment.userId),
				UpdateExpression: 'SET upcoming = :upcoming, ver = :next',
				ConditionExpression: 'ver = :ver',
				ExpressionAttributeValues: {
					':upcoming': client.upcoming.filter(({ aid }) => aid !== appointment.id),
					':ver': client.bookedVersion,
					':next': client.bookedVersion + 1,
				},
			},
		},
	];
}

const count = (Key: Record<string, string>, TableName: string) => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: 'ADD cancelled :one SET entity = :entity',
		ExpressionAttributeValues: { ':one': 1, ':entity': 'stat' },
	},
});
