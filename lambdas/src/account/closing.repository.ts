import { type DynamoDBDocumentClient, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { auditItem } from '../audit/audit-item.ts';
import { dayOf } from '../availability/centre-time.ts';
import { emailKey, staffKey, userKey } from '../identity/account-items.ts';
import { newJob } from '../notification/job.ts';
import { authKey } from '../platform/auth.repository.ts';
import { removeItems } from '../platform/remove-items.repository.ts';
import { ok, type Refused, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import type { Key } from '../platform/stored-item.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import type { Closing, ClosingStore } from './closing.ts';

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
			{ Delete: { TableName, Key: emailKey(closing.pseudonym) } },
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
			ExpressionAttributeValues: { ':user': `USER#${userId}` },
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

const endAccess = (TableName: string, { userId, version }: Closing) => ({
	Update: {
		TableName,
		Key: authKey(userId),
		UpdateExpression: 'SET ver = ver + :one, #status = :deleted',
		ConditionExpression: 'ver = :version AND #status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':one': 1, ':version': version, ':deleted': 'deleted', ':active': 'active' },
	},
});

/** Staff see it no more among those who joined. What else the profile says, the erasure still needs. */
const leaveTheList = (TableName: string, { userId }: Closing) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'PROFILE'),
		UpdateExpression: 'REMOVE G1PK, G1SK',
		ConditionExpression: 'attribute_exists(PK)',
	},
});

/** The erasure of the rest, and who did it. After a restored backup the ledger says whose data must go again: a pseudonym and a day. */
const promises = ({ userId, pseudonym, version, now }: Closing, newId: (now: Date) => string) => [
	newJob({ id: newId(now), type: 'erase_account', ref: userId, refVersion: version + 1, now }),
	auditItem({ id: newId(now), actor: userId, action: 'account_deleted', object: userId, at: now }),
	{ PK: `ERASED#${pseudonym}`, SK: 'E', entity: 'erasure', at: dayOf(now) },
];
