import { auditItem } from '../../../platform/table/audit.items.ts';
import type { RoleAction } from '../../../platform/table/transaction.actions.ts';
import { putNew } from '../../../platform/table/transaction.actions.ts';
import { userKey } from '../../../platform/table/user.items.ts';
import type { Reservation } from '../reservation.ts';

/**
 * Stores the client's consents given while booking, in the wording in force (rule 5). An account made before consents
 * were stored has no map for them yet.
 */
export function consentActions(
	{ appointment, consents, hasConsents, newIds, now }: Reservation,
	TableName: string,
): readonly RoleAction[] {
	if (consents.length === 0) return [];
	const given = Object.fromEntries(consents.map(({ kind, version }) => [kind, { version, at: now.toISOString() }]));
	const Key = userKey(appointment.userId, 'PROFILE');
	const whole = {
		UpdateExpression: 'SET consents = :given',
		ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(consents)',
		ExpressionAttributeValues: { ':given': given },
	};
	const each = {
		UpdateExpression: `SET ${consents.map((_one, at) => `consents.#c${at} = :c${at}`).join(', ')}`,
		ConditionExpression: 'attribute_exists(consents)',
		ExpressionAttributeNames: Object.fromEntries(consents.map(({ kind }, at) => [`#c${at}`, kind])),
		ExpressionAttributeValues: Object.fromEntries(consents.map(({ kind }, at) => [`:c${at}`, given[kind]])),
	};
	const { userId: actor } = appointment;
	const entry = auditItem({ id: newIds.consent, actor, action: 'consent_given', object: actor, at: now });
	return [
		{ role: 'consent', action: { Update: { TableName, Key, ...(hasConsents ? each : whole) } } },
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}
