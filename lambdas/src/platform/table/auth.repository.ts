import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { staffIn } from '../staff-roles.ts';
import { readItems } from './read-items.repository.ts';
import type { Item } from './stored-item.ts';
import { revocationKey, userKey } from './user.items.ts';

/** What decides an account's access, small enough for one read unit. */
export interface AuthRecord {
	/** Rises at reset, role change, disabling and "log out everywhere"; tokens of an earlier version are revoked at once. */
	readonly ver: number;
	/** Of staff; nobody else has any. */
	readonly roles: readonly StaffRole[];
	/** The entry in the list of psychologists that is this person. */
	readonly psychologistId?: string;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** Whether a second factor is asked for at log-in. */
	readonly hasFactor: boolean;
}

/** What stands about the bearer of a token. */
export interface AccountConditions {
	readonly auth: AuthRecord | undefined;
	/** This one session was logged out. */
	readonly isRevoked: boolean;
}

/** The sessions that ended, and the AUTH item of every account. */
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
	/** Ends one session for good. Forgotten when its token, which lives until `expiresAt` (epoch seconds), would be dead anyway. */
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

/** The session version of an account that is active, for whoever works on its behalf without a token. */
export const activeVersion =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (userId: string): Promise<number | undefined> => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: userKey(userId, 'AUTH'), ConsistentRead: true }));
		return Item?.status === 'active' ? Number(Item.ver) : undefined;
	};
