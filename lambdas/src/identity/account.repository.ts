import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Consent, consentKinds } from '@tulia/contracts/account/schemas';
import { addTo } from '../appointment/transaction-action.ts';
import type { JobItem } from '../notification/job.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { readItems } from '../platform/read-items.repository.ts';
import { ok, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import type { AccountStore, Login, NewAccount, Profile } from './account.ts';
import { accountFigures, accountItems, emailKey, staffKey, userKey } from './account-items.ts';

/** Whose (missing) items are read when the address is unknown, so that an answer takes as long either way. */
const NOBODY = '00000000000000000000000000';

type Item = Awaited<ReturnType<typeof readItems>>[number];
type OpenCipher = () => Promise<FieldCipher>;

const loginKeys = (userId: string) => (['PROFILE', 'CRED', 'AUTH'] as const).map((part) => userKey(userId, part));

/** The only module that knows how accounts are laid out in DynamoDB. */
export const accountRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: OpenCipher,
): AccountStore => ({
	async create(account, welcome) {
		const TransactItems = [...creation(TableName, account, await openCipher()), ...promised(TableName, welcome)];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			if (isConditionFailure(error, 0)) return refuse('email_taken');
			throw error;
		}
	},

	async findLogin(email) {
		const cipher = await openCipher();
		const Key = emailKey(cipher.pseudonym('email', email));
		const { Item: owner } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		const userId = typeof owner?.userId === 'string' ? owner.userId : NOBODY;
		return loginOf(userId, await readItems(db, TableName, loginKeys(userId)), cipher);
	},

	async readLogin(userId) {
		return loginOf(userId, await readItems(db, TableName, loginKeys(userId)), await openCipher());
	},

	async readProfile(userId) {
		const Key = userKey(userId, 'PROFILE');
		const { Item: item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return item ? profileOf(item, userId, await openCipher()) : undefined;
	},

	async confirmEmail(userId) {
		const update = new UpdateCommand({
			TableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'SET emailVerified = :yes',
			ConditionExpression: 'attribute_exists(PK)',
			ExpressionAttributeValues: { ':yes': true },
		});
		await db.send(update).catch((error: unknown) => {
			if (!isConditionFailure(error)) throw error;
		});
	},

	async replaceHash(userId, old, replacement) {
		const update = new UpdateCommand({
			TableName,
			Key: userKey(userId, 'CRED'),
			UpdateExpression: 'SET #hash = :replacement',
			ConditionExpression: '#hash = :old',
			ExpressionAttributeNames: { '#hash': 'hash' },
			ExpressionAttributeValues: { ':old': old, ':replacement': replacement },
		});
		await db.send(update).catch((error: unknown) => {
			if (!isConditionFailure(error)) throw error;
		});
	},
});

const promised = (TableName: string, job: JobItem | undefined) =>
	job ? [{ Put: { TableName, Item: job, ConditionExpression: 'attribute_not_exists(PK)' } }] : [];

function creation(TableName: string, account: NewAccount, cipher: FieldCipher) {
	const { id, email } = account;
	const sealed = { pseudonym: cipher.pseudonym('email', email), encrypted: cipher.encrypt(email, id) };
	const puts = accountItems(account, sealed).map((Item) => ({
		Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' },
	}));
	const counts = accountFigures(account).map(({ Key, figures }) => addTo(TableName, Key, figures));
	return [...puts, ...counts, ...(account.role === 'admin' ? [joinStaff(TableName, id)] : [])];
}

/** Notes an account among the staff. */
export const joinStaff = (TableName: string, userId: string) => ({
	Update: {
		TableName,
		Key: staffKey,
		UpdateExpression: 'SET entity = :staff ADD ids :ids',
		ExpressionAttributeValues: { ':staff': 'staff', ':ids': new Set([userId]) },
	},
});

function loginOf(userId: string, items: readonly Item[], cipher: FieldCipher): Login | undefined {
	const part = (name: string) => items.find((item) => item.SK === name);
	const [profile, credential, auth] = [part('PROFILE'), part('CRED'), part('AUTH')];
	if (!profile || !credential || !auth) return undefined;
	return {
		userId,
		passwordHash: String(credential.hash),
		role: auth.role === 'admin' ? 'admin' : 'client',
		version: Number(auth.ver),
		status: auth.status,
		hasFactor: auth.hasFactor === true,
		profile: profileOf(profile, userId, cipher),
	};
}

const profileOf = (item: Item, userId: string, cipher: FieldCipher): Profile => ({
	name: String(item.name),
	email: cipher.decrypt(String(item.email), userId),
	emailVerified: item.emailVerified === true,
	joinedAt: String(item.joinedAt),
	consents: consentsOf(item.consents ?? {}),
});

const consentsOf = (
	stored: Readonly<Record<string, { readonly version: string; readonly at: string; readonly withdrawnAt?: string }>>,
): readonly Consent[] =>
	consentKinds.flatMap((kind) => {
		const consent = stored[kind];
		if (!consent) return [];
		const { version, at, withdrawnAt } = consent;
		return [{ kind, version, givenAt: at, ...(withdrawnAt === undefined ? {} : { withdrawnAt }) }];
	});
