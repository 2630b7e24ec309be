import { crisisAlertJobs } from '../../outbox/crisis-alert.items.ts';
import { newJob } from '../../outbox/job.items.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, addTo, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem, statKeys } from '../appointment.items.ts';
import { cellKeysOf, freeCell, keepCellFree } from '../appointment-cells.items.ts';
import { dayChangeJobs } from '../attempt/day-changes.items.ts';
import type { CancellationChange } from '../cancellation-change.ts';
import { cancelled } from '../cancellation-rule.ts';
import { ceaseToAwait } from '../outcome/awaited-outcome.items.ts';
import { dropFromBookings } from '../read/bookings-list.items.ts';

/**
 * The transaction that cancels (promises N4, P11): the appointment, conditional on status, version and on no sender's
 * lease on its reminder; its cells, each only if its own, freed or, where staff keep the time free, still taken; the
 * client's list; the figures; its mail; the end of its schedule; its history and the audit entry. The write itself
 * voids the reminder; the schedule is deleted only to clean up.
 */
export function cancellationActions(change: CancellationChange, TableName: string): readonly Action[] {
	const { appointment, client, actor, newIds, reason, now } = change;
	const { id } = appointment;
	const isKept = cancelled(appointment, change, now).keptFree !== undefined;
	const leave = isKept ? keepCellFree : freeCell;
	const action =
		change.by === 'erasure'
			? 'appointment_cancelled_with_erasure'
			: isKept
				? 'appointment_cancelled_time_kept'
				: 'appointment_cancelled';
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
		...cellKeysOf(appointment).map((Key) => leave(TableName, Key, id)),
		...dropFromBookings(TableName, appointment, client),
		ceaseToAwait(TableName, appointment),
		...statKeys(appointment).map((Key) => addTo(TableName, Key, { cancelled: 1 })),
		...jobs(change).map((job) => putNew(TableName, job)),
		putNew(TableName, historyItem(event)),
		putNew(TableName, auditItem({ id: newIds.audit, actor, action, object: id, at: now })),
	];
}

/** A client who deletes the account gets no more mail from it. */
function jobs({ appointment, by, actor, mayBeInCrisis, notifiedTogether, newIds, now }: CancellationChange) {
	const { id: ref, ver } = appointment;
	const askedAt = by === 'client' ? now.toISOString() : undefined;
	const mail = newJob({ id: newIds.mail, type: 'cancelled_mail', ref, refVersion: ver + 1, now, askedAt });
	const tidy = newJob({ id: newIds.schedule, type: 'delete_schedule', ref, refVersion: ver, now });
	const dayChanges = dayChangeJobs({
		...{ appointmentId: ref, version: ver + 1, before: appointment, after: undefined },
		...{ byClient: by === 'client', actor, now },
	});
	return [
		...(by === 'erasure' || notifiedTogether ? [] : [mail]),
		...(appointment.reminder.state === 'pending' ? [tidy] : []),
		...dayChanges,
		// The reason of a series is reported once, not with each visit.
		...(notifiedTogether
			? []
			: crisisAlertJobs({ id: `${ref}-cancelled`, createdAt: now.toISOString(), mayBeInCrisis })),
	];
}

const updateAppointment = (change: CancellationChange, TableName: string): Action => {
	const { appointment, reason, mayBeInCrisis, now } = change;
	const { id, ver, reminder } = appointment;
	const { keptFree, ...after } = cancelled(appointment, change, now);
	return {
		Update: {
			TableName,
			Key: appointmentKey(id),
			UpdateExpression: `SET #status = :cancelled, ver = :next, cancellation = :cancellation, reminder.#state = :reminder${keptFree ? ', keptFree = :kept' : ''}${mayBeInCrisis ? ', mayBeInCrisis = :crisis' : ''} REMOVE G3PK, G3SK`,
			ConditionExpression:
				'#status = :confirmed AND ver = :ver AND reminder.#state = :read AND (reminder.#state <> :sending OR reminder.lease < :now) AND (attribute_not_exists(smsLease) OR smsLease < :now)',
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
				...(keptFree ? { ':kept': keptFree } : {}),
				...(mayBeInCrisis ? { ':crisis': true } : {}),
				':cancellation': { ...after.cancellation, ...(reason === undefined ? {} : { reason }) },
			},
		},
	};
};
