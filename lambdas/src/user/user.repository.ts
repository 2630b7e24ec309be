import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { newestRecords } from '../client/newest-records.repository.ts';
import { openedEmail } from '../client/reach.items.ts';
import { addressIsConfirmed, emailKey, staffKey } from '../identity/account/account.items.ts';
import { joinStaff, liftUndeliverable } from '../identity/account/account.repository.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { userKey } from '../platform/table/user.items.ts';
import { auditActionOf, isActingAdmin } from './access-change.ts';
import type { AccessChange, ListedUser, UserStore } from './user-store.ts';

/** A part of a name is looked for among so many. */
const SEARCHED = 1000;
/** Sorts behind every place: places begin with a year. */
const AFTER_ALL = '~';

export interface UserRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** Accounts as staff see and change them. The account itself belongs to `identity`. */
export const userRepository = (deps: UserRepositoryDeps): UserStore => {
	const { db, tableName: TableName, openCipher } = deps;
	const accounts = { ...deps, accountsOnly: true };
	const find = async (userId: string): Promise<StaffUser | undefined> => {
		const items = await readItems(db, TableName, [userKey(userId, 'PROFILE'), userKey(userId, 'AUTH')]);
		const [profile, auth] = ['PROFILE', 'AUTH'].map((part) => items.find(({ SK }) => SK === part));
		return profile && auth ? staffUser(profile, auth, await openCipher()) : undefined;
	};
	return {
		find,
		async newest({ count, before, name }) {
			const profiles =
				name === undefined
					? await newestRecords(accounts, count, before)
					: named(await newestRecords(accounts, SEARCHED, undefined), name, before).slice(0, count);
			const auths = await readItems(
				db,
				TableName,
				profiles.map(({ id }) => userKey(id, 'AUTH')),
				'recent',
			);
			const byKey = new Map(auths.map((auth) => [auth.PK, auth]));
			const cipher = await openCipher();
			return profiles.flatMap((profile): readonly ListedUser[] => {
				const auth = byKey.get(profile.PK);
				const user = auth && staffUser(profile, auth, cipher);
				return user ? [{ user, place: profile.G1SK }] : [];
			});
		},
		async findByEmail(address) {
			const [owner] = await readItems(db, TableName, [emailKey((await openCipher()).pseudonym('email', address))]);
			return owner && find(owner.userId);
		},
		async liftUndeliverable(userId, reason, by) {
			const audit = auditItem({ ...by, action: `undeliverable_lifted_${reason}`, object: userId });
			const TransactItems = [{ Update: liftUndeliverable(TableName, userId) }, { Put: { TableName, Item: audit } }];
			try {
				await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			} catch (error) {
				// Lifted before, or the account is gone.
				if (!isConditionFailure(error, 0)) throw error;
			}
		},
		async changeAccess(change, by) {
			const { before } = change;
			const leaves = isActingAdmin(before) && !isActingAdmin(change);
			const joins = !isActingAdmin(before) && isActingAdmin(change);
			const action = auditActionOf(change);
			const roles = action === 'role_changed' ? { from: before.role, to: change.role } : undefined;
			const audit = auditItem({ ...by, action, object: before.id, change: roles });
			const TransactItems = [
				...(leaves ? [leaveStaff(TableName, before.id)] : []),
				...(joins ? [joinStaff(TableName, before.id), addressIsConfirmed(TableName, before.id)] : []),
				replaceAccess(TableName, change),
				{ Put: { TableName, Item: audit } },
			];
			try {
				await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
				return ok(undefined);
			} catch (error) {
				return refusalOf(error, leaves);
			}
		},
	};
};

function refusalOf(error: unknown, leaves: boolean): Refused<'last_admin' | 'changed_meanwhile'> {
	if (leaves && isConditionFailure(error, 0)) return refuse('last_admin');
	if (isConditionFailure(error)) return refuse('changed_meanwhile');
	throw error;
}

/** Each page looks from the newest on, so an account that joins meanwhile moves nothing. */
const named = (profiles: readonly Item[], name: string, before = AFTER_ALL): readonly Item[] =>
	profiles.filter((one) => one.G1SK < before && String(one.name).toLowerCase().includes(name));

function staffUser(profile: Item, auth: Item, cipher: FieldCipher): StaffUser | undefined {
	const { id, name, emailVerified, emailUndeliverable, joinedAt } = profile;
	if (auth.status !== 'active' && auth.status !== 'disabled') return undefined;
	return {
		id,
		name,
		email: openedEmail(profile, cipher),
		role: auth.role === 'admin' ? 'admin' : 'client',
		status: auth.status,
		emailVerified: emailVerified === true,
		emailUndeliverable: emailUndeliverable === true,
		hasSecondFactor: auth.hasFactor === true,
		joinedAt,
		version: auth.ver,
	};
}

/** Two admins who are taken out at once both change this one item, so one of them stays. */
const leaveStaff = (TableName: string, userId: string) => ({
	Update: {
		TableName,
		Key: staffKey,
		UpdateExpression: 'DELETE ids :them',
		ConditionExpression: 'size(ids) > :one',
		ExpressionAttributeValues: { ':them': new Set([userId]), ':one': 1 },
	},
});

/** A new version: every token issued so far is dead when this returns. */
const replaceAccess = (TableName: string, { before, role, status }: AccessChange) => ({
	Update: {
		TableName,
		Key: userKey(before.id, 'AUTH'),
		UpdateExpression: 'SET ver = ver + :one, #role = :role, #status = :status',
		ConditionExpression: 'ver = :version AND #status = :before',
		ExpressionAttributeNames: { '#role': 'role', '#status': 'status' },
		ExpressionAttributeValues: {
			':one': 1,
			':version': before.version,
			':before': before.status,
			':role': role,
			':status': status,
		},
	},
});
