import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem } from '../appointment.items.ts';
import { cellKeysOf, freeCell } from '../appointment-cells.items.ts';
import type { StaffChange } from '../appointment-store.ts';

/** The transaction that gives a time free: its half hours, each only if its own. At most once. */
export function giveTimeFreeActions(
	{ appointment, actor, newIds, now }: StaffChange,
	TableName: string,
): readonly Action[] {
	const { id, ver: version } = appointment;
	const event = historyItem({
		...{ appointmentId: id, id: newIds.history, what: 'time_given_free', by: actor, at: now, version },
	});
	const audit = auditItem({ id: newIds.audit, actor, action: 'appointment_time_given_free', object: id, at: now });
	return [
		{
			Update: {
				TableName,
				Key: appointmentKey(id),
				UpdateExpression: 'REMOVE keptFree',
				ConditionExpression: 'attribute_exists(keptFree)',
			},
		},
		...cellKeysOf(appointment).map((Key) => freeCell(TableName, Key, id)),
		putNew(TableName, event),
		putNew(TableName, audit),
	];
}
