import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, addTo, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem, statKeys } from '../appointment.items.ts';
import type { OutcomeChange } from '../appointment-store.ts';
import { dropFromBookings } from '../read/bookings-list.items.ts';
import { ceaseToAwait } from './awaited-outcome.items.ts';

/**
 * The transaction that records an outcome, or corrects one: the appointment, conditional on its status and version (one
 * winner, promise P5), the figures, its history, the audit entry, and the client's list when it still counts the appointment.
 */
export function outcomeActions(change: OutcomeChange, TableName: string): readonly Action[] {
	const { appointment, outcome, client, actor, newIds, reason, now } = change;
	const { id, ver } = appointment;
	const isCorrection = appointment.status !== 'confirmed';
	const action = isCorrection ? 'appointment_corrected' : (`appointment_${outcome}` as const);
	const what = isCorrection ? 'corrected' : outcome;
	const event = { appointmentId: id, id: newIds.history, what, by: actor, at: now, version: ver + 1 } as const;
	return [
		isCorrection ? correct(change, TableName) : record(change, TableName),
		...dropFromBookings(TableName, appointment, client),
		...(isCorrection ? [] : [ceaseToAwait(TableName, appointment)]),
		...statKeys(appointment).map((Key) => addTo(TableName, Key, figuresOf(change))),
		putNew(TableName, historyItem({ ...event, detail: reason })),
		putNew(TableName, auditItem({ id: newIds.audit, actor, action, object: id, at: now })),
	];
}

/** A visit that has an outcome is not reminded of any more; a sender that already holds the reminder finishes alone. */
const record = ({ appointment, outcome }: OutcomeChange, TableName: string): Action => {
	const { id, ver, reminder } = appointment;
	return {
		Update: {
			TableName,
			Key: appointmentKey(id),
			UpdateExpression: 'SET #status = :outcome, ver = :next, reminder.#state = :reminder REMOVE G3PK, G3SK',
			ConditionExpression: '#status = :confirmed AND ver = :ver AND reminder.#state = :read',
			ExpressionAttributeNames: { '#status': 'status', '#state': 'state' },
			ExpressionAttributeValues: {
				':outcome': outcome,
				':confirmed': 'confirmed',
				':ver': ver,
				':next': ver + 1,
				':read': reminder.state,
				':reminder': reminder.state === 'pending' ? 'cancelled' : reminder.state,
			},
		},
	};
};

const correct = ({ appointment, outcome }: OutcomeChange, TableName: string): Action => ({
	Update: {
		TableName,
		Key: appointmentKey(appointment.id),
		UpdateExpression: 'SET #status = :outcome, ver = :next',
		ConditionExpression: '#status = :before AND ver = :ver',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: {
			':outcome': outcome,
			':before': appointment.status,
			':ver': appointment.ver,
			':next': appointment.ver + 1,
		},
	},
});

/** Revenue moves when a visit is attended, by the price of the moment of booking (rule 6); and back when it was not. */
function figuresOf({ appointment, outcome }: OutcomeChange): Readonly<Record<string, number>> {
	const { status, price } = appointment;
	const revenue = outcome === 'attended' ? price : 0;
	if (status === 'confirmed') return { [outcome]: 1, revenue };
	return { [outcome]: 1, [status]: -1, revenue: outcome === 'attended' ? price : -price };
}
