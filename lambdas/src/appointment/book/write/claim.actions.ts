import type { SealedEmail } from '../../../identity/account/account.items.ts';
import { endAccess, erasureEntry, erasureJob } from '../../../identity/account/closing.actions.ts';
import { auditItem } from '../../../platform/table/audit.items.ts';
import { putNew, type RoleAction } from '../../../platform/table/transaction.actions.ts';
import { userKey } from '../../../platform/table/user.items.ts';
import { bookedKey } from '../../appointment.items.ts';
import type { Newcomer, Reservation } from '../reservation.ts';

interface ClaimedAddress extends Pick<SealedEmail, 'pseudonym'> {
	readonly claimedFrom: NonNullable<Newcomer['claimedFrom']>;
}

/**
 * Closes the account that held the address without confirming it, in the transaction of the booking that takes the
 * address; its sessions end. A concurrent confirmation or booking of that account wins or loses as a whole: no visit
 * ends with the account.
 */
export function claimActions(
	{ actor, newIds, now }: Reservation,
	{ claimedFrom, pseudonym }: ClaimedAddress,
	TableName: string,
): readonly RoleAction[] {
	const { userId, bookedVersion } = claimedFrom;
	const holdsNoMore = {
		TableName,
		Key: bookedKey(userId),
		ConditionExpression: bookedVersion === 0 ? 'attribute_not_exists(PK)' : 'ver = :seen',
		...(bookedVersion === 0 ? {} : { ExpressionAttributeValues: { ':seen': bookedVersion } }),
	};
	// The condition on the address item decides whether the account still holds it.
	const leaveTheList = {
		TableName,
		Key: userKey(userId, 'PROFILE'),
		UpdateExpression: 'REMOVE G1PK, G1SK',
		ConditionExpression: 'attribute_exists(PK) AND NOT emailVerified = :yes',
		ExpressionAttributeValues: { ':yes': true },
	};
	const entry = auditItem({ id: newIds.claimed, actor, action: 'address_claimed', object: userId, at: now });
	return [
		{ role: 'account', action: endAccess(TableName, claimedFrom) },
		{ role: 'account', action: { Update: leaveTheList } },
		{ role: 'account', action: { ConditionCheck: holdsNoMore } },
		{ role: 'job', action: putNew(TableName, erasureJob(newIds.erasure, { ...claimedFrom, actor, now })) },
		{ role: 'audit', action: putNew(TableName, entry) },
		{ role: 'audit', action: { Put: { TableName, Item: erasureEntry({ pseudonym, now }) } } },
	];
}
