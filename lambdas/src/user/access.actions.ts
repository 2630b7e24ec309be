import { scheduleKey } from '../calendar/schedule.items.ts';
import { addressIsConfirmed } from '../identity/account/account.items.ts';
import { leavesOwners, listingOf, relist } from '../identity/account/staff-list.actions.ts';
import type { Actor } from '../platform/audit-entry.ts';
import { storedRoles } from '../platform/staff-roles.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { userKey } from '../platform/table/user.items.ts';
import { auditActionOf, auditedRoleChange, gainsAccess } from './access-change.ts';
import type { AccessChange, EntryHolder } from './user-store.ts';

type Refusal = 'last_admin' | 'psychologist_taken' | 'changed_meanwhile';

/** The actions of one change of access, each with the meaning of its failed condition. */
export function accessActions(
	TableName: string,
	{ change, holder }: { readonly change: AccessChange; readonly holder: EntryHolder | undefined },
	by: Actor,
) {
	const { before } = change;
	const listing = { userId: before.id, from: listingOf(before), to: listingOf(change) };
	const as = <A>(refusal: Refusal, action: A) => ({ refusal, action });
	const audit = auditItem({
		...by,
		action: auditActionOf(change),
		object: before.id,
		change: auditedRoleChange(change),
	});
	return [
		...(listing.from === listing.to
			? []
			: [as(leavesOwners(listing) ? 'last_admin' : 'changed_meanwhile', relist(TableName, listing))]),
		...(gainsAccess(before, change) ? [as('changed_meanwhile', addressIsConfirmed(TableName, before.id))] : []),
		...entryActions(TableName, change, holder).map((action) => as('psychologist_taken', action)),
		as('changed_meanwhile', replaceAccess(TableName, change)),
		as('changed_meanwhile', { Put: { TableName, Item: audit } }),
	];
}

/**
 * Links the account to its entry of the list of psychologists, unless it is linked already. The entry names its
 * account: of two accounts that link one entry at once, both write that item, and one is refused. An entry still names
 * an account that was closed or lost the role, and is free; that the account has not become active again is a
 * condition.
 */
function entryActions(TableName: string, { before, psychologistId }: AccessChange, holder: EntryHolder | undefined) {
	if (psychologistId === undefined || psychologistId === before.psychologistId) return [];
	const isLeftBehind = holder !== undefined && holder.userId !== before.id;
	return [
		{
			Update: {
				TableName,
				Key: scheduleKey(psychologistId),
				UpdateExpression: 'SET accountId = :me',
				ConditionExpression: `attribute_exists(PK) AND (attribute_not_exists(accountId) OR accountId = :me${isLeftBehind ? ' OR accountId = :left' : ''})`,
				ExpressionAttributeValues: { ':me': before.id, ...(isLeftBehind ? { ':left': holder.userId } : {}) },
			},
		},
		...(isLeftBehind ? [hasLeft(TableName, holder.userId, psychologistId)] : []),
	];
}

/** The account is closed, or no longer this psychologist. */
const hasLeft = (TableName: string, userId: string, psychologistId: string) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		ConditionExpression:
			'attribute_not_exists(PK) OR #status = :deleted OR attribute_not_exists(psychologistId) OR psychologistId <> :entry',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':deleted': 'deleted', ':entry': psychologistId },
	},
});

/** Increments the session version, which invalidates every token issued so far. */
function replaceAccess(TableName: string, { before, roles: chosen, psychologistId, status }: AccessChange) {
	const { role, roles } = storedRoles(chosen);
	const removed = [...(roles ? [] : ['#roles']), ...(psychologistId === undefined ? ['#entry'] : [])];
	return {
		Update: {
			TableName,
			Key: userKey(before.id, 'AUTH'),
			UpdateExpression: [
				'SET ver = ver + :one, #role = :role, #status = :status',
				...(roles ? [', #roles = :roles'] : []),
				...(psychologistId === undefined ? [] : [', #entry = :entry']),
				...(removed.length > 0 ? [` REMOVE ${removed.join(', ')}`] : []),
			].join(''),
			ConditionExpression: 'ver = :version AND #status = :before',
			ExpressionAttributeNames: {
				'#role': 'role',
				'#roles': 'roles',
				'#entry': 'psychologistId',
				'#status': 'status',
			},
			ExpressionAttributeValues: {
				':one': 1,
				':version': before.version,
				':before': before.status,
				':role': role,
				':status': status,
				...(roles ? { ':roles': roles } : {}),
				...(psychologistId === undefined ? {} : { ':entry': psychologistId }),
			},
		},
	};
}
