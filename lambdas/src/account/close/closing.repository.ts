import { type DynamoDBDocumentClient, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { emailKey, staffKey } from '../../identity/account/account.items.ts';
import { endAccess, erasureEntry, erasureJob, leaveTheList } from '../../identity/account/closing.actions.ts';
import type { Closing, ClosingStore } from '../../identity/account/closing.ts';
import { ok, type Refused, refuse } from '../../platform/http/result.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { removeItems } from '../../platform/table/remove-items.repository.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Key } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userPartition } from '../../platform/table/user.items.ts';

export const closingRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): ClosingStore => ({
	async close(closing) {
		const { isStaff } = closing;
		const TransactItems = [
			...(isStaff ? [leaveStaff(TableName, closing)] : []),
			endAccess(TableName, closing),
			leaveTheList(TableName, closing),
			freeAddress(TableName, closing),
			...promises(closing, newId).map((Item) => ({ Put: { TableName, Item } })),
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			return refusalOf(error, isStaff);
		}
	},
	async removeAll(userId) {
		const keys = await keysOf(db, TableName, userId);
		await removeItems(db, TableName, [...keys].sort(profileLast));
	},
});

const profileLast = (one: Key, other: Key): number => Number(one.SK === 'PROFILE') - Number(other.SK === 'PROFILE');

async function keysOf(db: DynamoDBDocumentClient, TableName: string, userId: string): Promise<readonly Key[]> {
	const pages = paginateQuery(
		{ client: db },
		{
			TableName,
			ConsistentRead: true,
			KeyConditionExpression: 'PK = :user',
			ExpressionAttributeValues: { ':user': userPartition(userId) },
			ProjectionExpression: 'PK, SK',
		},
	);
	const keys: Key[] = [];
	for await (const { Items = [] } of pages) keys.push(...Items.map(({ PK, SK }) => ({ PK, SK })));
	return keys;
}

function refusalOf(error: unknown, isStaff: boolean): Refused<'last_admin' | 'changed_meanwhile'> {
	if (isStaff && isConditionFailure(error, 0)) return refuse('last_admin');
	if (isConditionFailure(error)) return refuse('changed_meanwhile');
	throw error;
}

/** Two admins who leave at once both change this one item, so one of them stays. */
const leaveStaff = (TableName: string, { userId }: Closing) => ({
	Update: {
		TableName,
		Key: staffKey,
		UpdateExpression: 'DELETE ids :me',
		ConditionExpression: 'size(ids) > :one',
		ExpressionAttributeValues: { ':me': new Set([userId]), ':one': 1 },
	},
});

/** Only while it is this account that holds the address. */
const freeAddress = (TableName: string, { userId, pseudonym }: Closing) => ({
	Delete: {
		TableName,
		Key: emailKey(pseudonym),
		ConditionExpression: 'attribute_not_exists(PK) OR userId = :me',
		ExpressionAttributeValues: { ':me': userId },
	},
});

/** The erasure of the rest, who did it, and the ledger. */
const promises = (closing: Closing, newId: (now: Date) => string) => [
	erasureJob(newId(closing.now), closing),
	auditItem({
		id: newId(closing.now),
		actor: closing.userId,
		action: 'account_deleted',
		object: closing.userId,
		at: closing.now,
	}),
	erasureEntry(closing),
];
