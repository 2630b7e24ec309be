import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '../../platform/http/result.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { addressIsConfirmed } from './account.items.ts';
import { joinStaff } from './account.repository.ts';
import type { RoleStore } from './role-store.ts';

export const roleRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): RoleStore => ({
	async promote({ userId, version, actor, now }) {
		const becomeAdmin = {
			TableName,
			Key: userKey(userId, 'AUTH'),
			UpdateExpression: 'SET #role = :admin, ver = ver + :one',
			ConditionExpression: 'ver = :version AND #status = :active',
			ExpressionAttributeNames: { '#role': 'role', '#status': 'status' },
			ExpressionAttributeValues: { ':admin': 'admin', ':one': 1, ':version': version, ':active': 'active' },
		};
		const Item = auditItem({ id: newId(now), actor, action: 'admin_granted', object: userId, at: now });
		const TransactItems = [
			{ Update: becomeAdmin },
			addressIsConfirmed(TableName, userId),
			joinStaff(TableName, userId),
			{ Put: { TableName, Item } },
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			if (isConditionFailure(error)) return refuse('changed_meanwhile');
			throw error;
		}
	},
	async noteStaff(userId) {
		await db.send(new UpdateCommand(joinStaff(TableName, userId).Update));
	},
});
