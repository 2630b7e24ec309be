import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem } from '../appointment.items.ts';
import type { PhoneCallChange } from '../appointment-store.ts';
import { deliveryFailureItem } from '../mail/mail-trouble.items.ts';

const EVENTS = { told: 'phoned', no_answer: 'phone_not_answered', take_back: 'phoned_taken_back' } as const;

/**
 * The transaction that notes a call, or takes the note back. A client who was reached leaves the list of those to be
 * phoned. A notice failing at the same moment may put the visit back on that list, whose readers check the visit
 * itself.
 */
export function phoneCallActions(change: PhoneCallChange, TableName: string): readonly Action[] {
	const { appointment, what, after, actor, newIds, now } = change;
	const { id, ver, phonedVer } = appointment;
	const asItWasRead = phonedVer === undefined ? 'attribute_not_exists(phonedVer)' : 'phonedVer = :read';
	const kept = Object.entries({ phoned: after.phoned, unanswered: after.unanswered });
	const set = kept.filter(([, value]) => value !== undefined);
	const gone = kept.filter(([, value]) => value === undefined).map(([name]) => name);
	const update = {
		TableName,
		Key: appointmentKey(id),
		UpdateExpression: `SET ${['phonedVer = :next', ...set.map(([name]) => `${name} = :${name}`)].join(', ')}${
			gone.length === 0 ? '' : ` REMOVE ${gone.join(', ')}`
		}`,
		ConditionExpression: `ver = :ver AND ${asItWasRead}`,
		ExpressionAttributeValues: {
			':ver': ver,
			':next': (phonedVer ?? 0) + 1,
			...(phonedVer === undefined ? {} : { ':read': phonedVer }),
			...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
		},
	};
	const event = historyItem({
		...{ appointmentId: id, id: newIds.history, by: actor, at: now, version: ver },
		what: EVENTS[what],
		detail: what === 'told' ? after.phoned?.said : undefined,
	});
	const action = what === 'take_back' ? 'appointment_call_taken_back' : 'appointment_call_noted';
	const entry = auditItem({ id: newIds.audit, actor, action, object: id, at: now });
	return [
		{ Update: update },
		listChange(TableName, appointment, what !== 'told'),
		putNew(TableName, event),
		putNew(TableName, entry),
	];
}

function listChange(TableName: string, appointment: PhoneCallChange['appointment'], isToBePhoned: boolean): Action {
	const { PK, SK, ...rest } = deliveryFailureItem(appointment);
	return isToBePhoned ? { Put: { TableName, Item: { PK, SK, ...rest } } } : { Delete: { TableName, Key: { PK, SK } } };
}
