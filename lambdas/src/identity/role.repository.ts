import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { auditItem } from '../audit/audit-item.ts';
import { authKey } from '../platform/auth.repository.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import { joinStaff } from './account.repository.ts';

/** Somebody who becomes staff, on exactly the account that was read. */
export interface Promotion {
	readonly userId: string;
	readonly version: number;
	/** Who did it, for the audit. */
	readonly actor: string;
	readonly now: Date;
}

export interface RoleStore {
	/** Every session of the account ends: a client's may live longer than staff's. */
	promote(promotion: Promotion): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Notes somebody who has the role already among the staff; saying it twice changes nothing. */
	noteStaff(userId: string): Promise<void>;
}

export const roleRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): RoleStore => ({
	async promote({ userId, version, actor, now }) {
		const becomeAdmin = {
			TableName,
			Key: authKey(userId),
			UpdateExpression: 'SET #role = :admin, ver = ver + :one',
			ConditionExpression: 'ver = :version AND #status = :active',
			ExpressionAttributeNames: { '#role': 'role', '#status': 'status' },
			ExpressionAttributeValues: { ':admin': 'admin', ':one': 1, ':version': version, ':active': 'active' },
		};
		const Item = auditItem({ id: newId(now), actor, action: 'admin_granted', object: userId, at: now });
		const TransactItems = [{ Update: becomeAdmin }, joinStaff(TableName, userId), { Put: { TableName, Item } }];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			if (isConditionFailure(error, 0)) return refuse('changed_meanwhile');
			throw error;
		}
	},
	async noteStaff(userId) {
		await db.send(new UpdateCommand(joinStaff(TableName, userId).Update));
	},
});
