import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { scheduleKey } from '../calendar/schedule.items.ts';
import { newestRecords } from '../client/newest-records.repository.ts';
import { openedEmail } from '../client/reach.items.ts';
import { emailKey } from '../identity/account/account.items.ts';
import { liftUndeliverable, staffStanding } from '../identity/account/account.repository.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { userKey } from '../platform/table/user.items.ts';
import { accessActions } from './access.actions.ts';
import type { ListedUser, UserStore } from './user-store.ts';

/** A part of a name is searched among this many accounts. */
const SEARCHED = 1000;
/** Sorts after every account: sort keys begin with a year. */
const AFTER_ALL = '~';

export interface UserRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** Accounts for staff's reads and changes. The account itself belongs to `identity`. */
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
				// The mark was removed before, or the account is erased.
				if (!isConditionFailure(error, 0)) throw error;
			}
		},
		holderOf: (psychologistId) => holderOf(deps, psychologistId),
		async changeAccess(change, by, holder) {
			const actions = accessActions(TableName, { change, holder }, by);
			try {
				const TransactItems = actions.map(({ action }) => action);
				await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
				return ok(undefined);
			} catch (error) {
				const failed = actions.find((_action, index) => isConditionFailure(error, index));
				if (failed) return refuse(failed.refusal);
				throw error;
			}
		},
	};
};

async function holderOf(
	{ db, tableName }: UserRepositoryDeps,
	psychologistId: string,
): ReturnType<UserStore['holderOf']> {
	const [entry] = await readItems(db, tableName, [scheduleKey(psychologistId)]);
	if (!entry) return refuse('psychologist_needed');
	const { accountId } = entry;
	if (typeof accountId !== 'string') return ok(undefined);
	const [auth] = await readItems(db, tableName, [userKey(accountId, 'AUTH')]);
	const isTied = auth?.status !== 'deleted' && auth?.psychologistId === psychologistId;
	return ok({ userId: accountId, isTied });
}

/** Every page searches from the newest on, so that a new account does not shift the pages. */
const named = (profiles: readonly Item[], name: string, before = AFTER_ALL): readonly Item[] =>
	profiles.filter((one) => one.G1SK < before && String(one.name).toLowerCase().includes(name));

function staffUser(profile: Item, auth: Item, cipher: FieldCipher): StaffUser | undefined {
	const { id, name, emailVerified, emailUndeliverable, joinedAt } = profile;
	if (auth.status !== 'active' && auth.status !== 'disabled') return undefined;
	const standing = staffStanding(auth);
	return {
		id,
		name,
		email: openedEmail(profile, cipher),
		...standing,
		roles: [...standing.roles],
		status: auth.status,
		emailVerified: emailVerified === true,
		emailUndeliverable: emailUndeliverable === true,
		hasSecondFactor: auth.hasFactor === true,
		joinedAt,
		version: auth.ver,
	};
}
