import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '@tulia/contracts/identity/schemas';

/** What decides an account's access, small enough for one read unit. */
export interface AuthRecord {
	/** Rises at reset, role change, disabling and "log out everywhere"; tokens of an earlier version are dead at once. */
	readonly ver: number;
	readonly role: Role;
	readonly status: 'active' | 'disabled';
}

/** Reads an account's AUTH item. Consistent, because a demotion must act on the very next request (promise A3). */
export const authRepository = (db: DynamoDBDocumentClient, TableName: string) => ({
	async read(userId: string): Promise<AuthRecord | undefined> {
		const Key = { PK: `USER#${userId}`, SK: 'AUTH' };
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return Item ? { ver: Item.ver, role: Item.role, status: Item.status } : undefined;
	},
});
