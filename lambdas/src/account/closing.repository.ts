import { type DynamoDBDocumentClient, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { auditItem } from '../audit/audit-item.ts';
import { dayOf } from '../availability/centre-time.ts';
import { emailKey, staffKey } from '../identity/account-items.ts';
import { newJob } from '../notification/job.ts';
import { authKey } from '../platform/auth.repository.ts';
import type { Key } from '../platform/read-items.repository.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { isConditionFailure } from '../platform/transaction.ts';

/** An account that its owner closes now. */
export interface Closing {
	readonly userId: string;
	/** The pseudonym of its address. */
	readonly pseudonym: string;
	readonly version: number;
	readonly isStaff: boolean;
	readonly now: Date;
}

export interface ClosingStore {
	/** Ends every session and frees the address at once, and promises the erasure of the rest. */
	close(closing: Closing): Promise<Result<undefined, 'last_admin' | 'changed_meanwhile'>>;
	/** Everything that lies in the account's own partition. */
	keysOf(userId: string): Promise<readonly Key[]>;
}

export const closingRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): ClosingStore => ({
	async close({ userId, pseudonym, version, isStaff, now }) {
		const leaveStaff = {
			Update: {
				TableName,
				Key: staffKey,
				UpdateExpression: 'DELETE ids :me',
				ConditionExpression: 'size(ids) > :one',
				ExpressionAttributeValues: { ':me': new Set([userId]), ':one': 1 },
			},
		};
		const endAccess = {
			Update: {
				TableName,
				Key: authKey(userId),
				UpdateExpression: 'SET ver = ver + :one, #status = :deleted',
				ConditionExpression: 'ver = :version AND #status = :active',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':one': 1, ':version': version, ':deleted': 'deleted', ':active': 'active' },
			},
		};
		// After a restored backup the ledger says whose data must go again (promise W8): a pseudonym and a day, nothing else.
		const ledger = { PK: `ERASED#${pseudonym}`, SK: 'E', entity: 'erasure', at: dayOf(now) };
		const items = [
			newJob({ id: newId(now), type: 'erase_account', ref: userId, refVersion: version + 1, now }),
			auditItem({ id: newId(now), actor: userId, action: 'account_deleted', object: userId, at: now }),
			ledger,
		];
		const TransactItems = [
			...(isStaff ? [leaveStaff] : []),
			endAccess,
			{ Delete: { TableName, Key: emailKey(pseudonym) } },
			...items.map((Item) => ({ Put: { TableName, Item } })),
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			if (isStaff && isConditionFailure(error, 0)) return refuse('last_admin');
			if (isConditionFailure(error)) return refuse('changed_meanwhile');
			throw error;
		}
	},
	async keysOf(userId) {
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
	},
});
