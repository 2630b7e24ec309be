import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { staffIn } from '../staff-roles.ts';
import { readItems } from './read-items.repository.ts';
import type { Item } from './stored-item.ts';
import { revocationKey, userKey } from './user.items.ts';

/** The item that decides an account's access, small enough for one read unit. */
export interface AuthRecord {
	/** Incremented at reset, role change, disabling and "log out everywhere", which revokes earlier tokens at once. */
	readonly ver: number;
	/** Empty for a client. */
	readonly roles: readonly StaffRole[];
	/** The entry of this person in the list of psychologists. */
	readonly psychologistId?: string;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** Whether log-in requires a second factor. */
	readonly hasFactor: boolean;
}

/** The stored conditions of the account of a token. */
export interface AccountConditions {
	readonly auth: AuthRecord | undefined;
	/** This one session was logged out. */
	readonly isRevoked: boolean;
}

/** The sessions that were logged out, and the AUTH item of every account. */
export const authRepository = (db: DynamoDBDocumentClient, TableName: string) => ({
	/** One consistent read of both, because a log-out and a demotion must act on the very next request (promise A3). */
	async read(userId: string, jti: string): Promise<AccountConditions> {
		const items = await readItems(db, TableName, [userKey(userId, 'AUTH'), revocationKey(userId, jti)]);
		const auth = items.find(({ SK }) => SK === 'AUTH');
		return {
			auth: auth ? recordOf(auth) : undefined,
			isRevoked: items.some(({ SK }) => SK !== 'AUTH'),
		};
	},
	/** Ends one session. The item expires with its token at `expiresAt` (epoch seconds). */
	async revoke(userId: string, jti: string, expiresAt: number): Promise<void> {
		const Item = { ...revocationKey(userId, jti), entity: 'revocation', ttl: expiresAt };
		await db.send(new PutCommand({ TableName, Item }));
	},
});

const recordOf = (auth: Item): AuthRecord => ({
	ver: auth.ver,
	...staffIn(auth),
	status: auth.status,
	hasFactor: auth.hasFactor === true,
});

/** The session version of an active account, for work on its behalf without a token. */
export const activeVersion =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (userId: string): Promise<number | undefined> => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: userKey(userId, 'AUTH'), ConsistentRead: true }));
		return Item?.status === 'active' ? Number(Item.ver) : undefined;
	};
