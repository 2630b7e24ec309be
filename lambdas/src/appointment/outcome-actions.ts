import { auditItem } from '../audit/audit-item.ts';
import { appointmentKey } from './appointment-item.ts';
import type { OutcomeChange } from './appointment-store.ts';
import { bookedKey } from './booked-key.ts';
import { statKeys } from './stat-keys.ts';

/**
 * The transaction that records an outcome: the appointment, conditional on its status and version (one winner,
 * promise P5), the figures, the audit entry, and the client's list when it still counts the appointment.
 */
export function outcomeActions(change: OutcomeChange, TableName: string) {
	const { appointment, outcome, actor, auditId, now } = change;
	const entry = auditItem({ id: auditId, actor, action: `appointment_${outcome}`, object: appointment.id, at: now });
	return [
		updateAppointment(change, TableName),
		...dropFromBookings(change, TableName),
		...statKeys(appointment).map((Key) => count(Key, change, TableName)),
		{ Put: { TableName, Item: entry, ConditionExpression: 'attribute_not_exists(PK)' } },
	];
}

/** A visit that has an outcome is not reminded of any more; a sender that already holds the reminder finishes alone. */
const updateAppointment = ({ appointment, outcome }: OutcomeChange, TableName: string) => {
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

function dropFromBookings({ appointment, client }: OutcomeChange, TableName: string) {
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

/** Revenue moves when a visit is attended, by the price of the moment of booking (promises 4.4). */
const count = (Key: Record<string, string>, { appointment, outcome }: OutcomeChange, TableName: string) => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: 'ADD #outcome :one, revenue :price SET entity = :entity',
		ExpressionAttributeNames: { '#outcome': outcome },
		ExpressionAttributeValues: {
			':one': 1,
			':price': outcome === 'attended' ? appointment.price : 0,
			':entity': 'stat',
		},
	},
});
