import { revenueFigure } from '../../counters/figure.items.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, addTo, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem, statKeys } from '../appointment.items.ts';
import type { OutcomeChange } from '../appointment-store.ts';
import { awaitOutcome, ceaseToAwait } from '../outcome/awaited-outcome.items.ts';
import { dropFromBookings, returnToBookings } from '../read/bookings-list.items.ts';

/**
 * The transaction that records an outcome, corrects one, or takes one back: the appointment, conditional on its status
 * and version (one winner, promise P5), the figures, its history, the audit entry, its entry among those that await an
 * outcome, and the client's list where that counts the appointment.
 */
export function outcomeActions(change: OutcomeChange, TableName: string): readonly Action[] {
	const { appointment, actor, newIds, reason, now } = change;
	const { id, ver } = appointment;
	const { what, action } = namesOf(change);
	const event = { appointmentId: id, id: newIds.history, what, by: actor, at: now, version: ver + 1 } as const;
	return [
		appointment.status === 'confirmed' ? record(change, TableName) : correct(change, TableName),
		...listsAfter(change, TableName),
		...statKeys(appointment).map((Key) => addTo(TableName, Key, figuresOf(change))),
		putNew(TableName, historyItem({ ...event, detail: reason })),
		putNew(
			TableName,
			auditItem({ id: newIds.audit, actor, action, object: id, at: now, change: correctionOf(change) }),
		),
	];
}

function namesOf({ appointment, outcome }: OutcomeChange) {
	if (outcome === 'confirmed') return { what: 'taken_back', action: 'appointment_outcome_taken_back' } as const;
	if (appointment.status !== 'confirmed') return { what: 'corrected', action: 'appointment_corrected' } as const;
	return { what: outcome, action: `appointment_${outcome}` } as const;
}

const correctionOf = ({ appointment: { status: from }, outcome: to }: OutcomeChange) =>
	from === 'confirmed' || to === 'confirmed' ? undefined : { from, to };

function listsAfter({ appointment, outcome, client, now }: OutcomeChange, TableName: string): readonly Action[] {
	if (outcome === 'confirmed')
		return [awaitOutcome(TableName, appointment), ...returnToBookings(TableName, appointment, { client, now })];
	const drop = dropFromBookings(TableName, appointment, client);
	return appointment.status === 'confirmed' ? [...drop, ceaseToAwait(TableName, appointment)] : drop;
}

/** No reminder is sent for a visit with an outcome; a sender with a lease on the reminder finishes by itself. */
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

/** Corrects an outcome or takes it back. The reminder is not changed, because its time is over. */
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

/** Revenue counts attended visits, at the price of the moment of booking (rule 6). */
function figuresOf({ appointment, outcome }: OutcomeChange): Readonly<Record<string, number>> {
	const { status, price, currency } = appointment;
	const revenue = (outcome === 'attended' ? price : 0) - (status === 'attended' ? price : 0);
	return {
		...(outcome === 'confirmed' ? {} : { [outcome]: 1 }),
		...(status === 'confirmed' ? {} : { [status]: -1 }),
		[revenueFigure(currency)]: revenue,
	};
}
