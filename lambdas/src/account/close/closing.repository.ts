import { type DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { emailKey } from '../../identity/account/account.items.ts';
import {
	closingMailJob,
	endAccess,
	erasureEntry,
	erasureJob,
	leaveTheList,
	secondErasureJob,
	whileNothingIsBooked,
} from '../../identity/account/closing.actions.ts';
import type { Closing, ClosingStore } from '../../identity/account/closing.ts';
import { listingOf, relist } from '../../identity/account/staff-list.actions.ts';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import { ok, type Refused, refuse } from '../../platform/http/result.ts';
import { rolesIn } from '../../platform/staff-roles.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { keysUnder } from '../../platform/table/keys-under.repository.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { removeItems } from '../../platform/table/remove-items.repository.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Key } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey, userPartition } from '../../platform/table/user.items.ts';

export const closingRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): ClosingStore => ({
	async close(closing) {
		const isOwner = closing.roles.includes('owner');
		const TransactItems = [
			...leaveStaff(TableName, closing),
			endAccess(TableName, closing),
			leaveTheList(TableName, closing),
			...(closing.pseudonym === undefined ? [] : [freeAddress(TableName, closing.userId, closing.pseudonym)]),
			...(closing.byStaff?.noVisitsIn === undefined
				? []
				: [whileNothingIsBooked(TableName, closing.userId, closing.byStaff.noVisitsIn)]),
			...promises(closing, newId).map((Item) => ({ Put: { TableName, Item } })),
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			return refusalOf(error, isOwner);
		}
	},
	async find(userId) {
		const items = await readItems(
			db,
			TableName,
			(['PROFILE', 'AUTH'] as const).map((part) => userKey(userId, part)),
		);
		const [profile, auth] = ['PROFILE', 'AUTH'].map((part) => items.find(({ SK }) => SK === part));
		if (!profile || !auth) return undefined;
		return {
			roles: rolesIn(auth),
			status: auth.status,
			version: Number(auth.ver),
			recordVersion: Number(profile.recordVer ?? 0),
		};
	},
	async promiseSecondErasure(second) {
		const Item = secondErasureJob(second);
		try {
			await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
		}
	},
	async removeAll(userId) {
		const keys = await keysOf(db, TableName, userId);
		await removeItems(db, TableName, [...keys].sort(profileLast));
	},
});

const profileLast = (one: Key, other: Key): number => Number(one.SK === 'PROFILE') - Number(other.SK === 'PROFILE');

/** The account's items, then the pointers of records that were merged into it, then the profile, which lists these. */
async function keysOf(db: DynamoDBDocumentClient, TableName: string, userId: string): Promise<readonly Key[]> {
	const [keys, [profile]] = await Promise.all([
		keysUnder(db, TableName, userPartition(userId)),
		readItems(db, TableName, [userKey(userId, 'PROFILE')]),
	]);
	const merged: readonly { readonly id: string }[] = profile?.merged ?? [];
	return [...merged.map(({ id }) => userKey(id, 'MERGED')), ...keys];
}

function refusalOf(error: unknown, isOwner: boolean): Refused<'last_admin' | 'changed_meanwhile'> {
	if (isOwner && isConditionFailure(error, 0)) return refuse('last_admin');
	if (isConditionFailure(error)) return refuse('changed_meanwhile');
	throw error;
}

/** The first write, so that its failed condition means that this is the last owner. */
const leaveStaff = (TableName: string, { userId, roles }: Closing) =>
	roles.length === 0
		? []
		: [relist(TableName, { userId, from: listingOf({ roles, status: 'active' }), to: 'unlisted' })];

/** Released only while this account holds the address. */
const freeAddress = (TableName: string, userId: string, pseudonym: string) => ({
	Delete: {
		TableName,
		Key: emailKey(pseudonym),
		ConditionExpression: 'attribute_not_exists(PK) OR userId = :me',
		ExpressionAttributeValues: { ':me': userId },
	},
});

/** The erasure job, the last mail, the audit entry, and the erasure ledger. */
const promises = (closing: Closing, newId: (now: Date) => string) => [
	erasureJob(newId(closing.now), { ...closing, actor: closing.byStaff?.actor }),
	...closingMailJob(newId(closing.now), closing),
	auditItem({ ...entryOf(closing, newId), object: closing.userId, at: closing.now }),
	...(closing.pseudonym === undefined ? [] : [erasureEntry({ pseudonym: closing.pseudonym, now: closing.now })]),
];

function entryOf(
	{ byStaff, userId, now }: Closing,
	newId: (now: Date) => string,
): Pick<AuditEntry, 'id' | 'actor' | 'action' | 'request'> {
	if (!byStaff) return { id: newId(now), actor: userId, action: 'account_deleted' };
	const { auditId: id, actor, request } = byStaff;
	return { id, actor, action: 'client_erased', request };
}
