import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '../../platform/http/result.ts';
import { storedRoles } from '../../platform/staff-roles.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { addressIsConfirmed } from './account.items.ts';
import type { RoleStore } from './role-store.ts';
import { listNew, noteOther } from './staff-list.actions.ts';

export const roleRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): RoleStore => ({
	async promote({ userId, version, roles, actor, now }) {
		const { role, roles: stored } = storedRoles(['owner', ...roles]);
		const becomeOwner = {
			TableName,
			Key: userKey(userId, 'AUTH'),
			UpdateExpression: 'SET #role = :role, #roles = :roles, ver = ver + :one',
			ConditionExpression: 'ver = :version AND #status = :active',
			ExpressionAttributeNames: { '#role': 'role', '#roles': 'roles', '#status': 'status' },
			ExpressionAttributeValues: {
				':role': role,
				':roles': stored,
				':one': 1,
				':version': version,
				':active': 'active',
			},
		};
		const Item = auditItem({ id: newId(now), actor, action: 'admin_granted', object: userId, at: now });
		const TransactItems = [
			{ Update: becomeOwner },
			addressIsConfirmed(TableName, userId),
			...listNew(TableName, userId, ['owner']),
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
	async noteOwner(userId) {
		for (const { Update } of listNew(TableName, userId, ['owner'])) await db.send(new UpdateCommand(Update));
	},
	async noteStaff(userId) {
		await db.send(new UpdateCommand(noteOther(TableName, userId))).catch((error: unknown) => {
			// Already listed.
			if (!isConditionFailure(error)) throw error;
		});
	},
});
