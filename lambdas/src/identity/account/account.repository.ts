import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import type { Consent } from '@tulia/contracts/account/schemas';
import { mergedRecords } from '../../client/merged-client.items.ts';
import { openedEmail, reachOf } from '../../client/reach.items.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { NewJob } from '../../outbox/job.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { roleOf, staffIn } from '../../platform/staff-roles.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { addTo } from '../../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { accountFigures, accountItems, confirmation, emailKey } from './account.items.ts';
import type { AccountStore, Login, NewAccount, Profile, StaffStanding } from './account.ts';
import { listNew } from './staff-list.actions.ts';

/** Id of missing items that are read for an unknown address, so that response times do not reveal accounts. */
const UNUSED_USER_ID = '00000000000000000000000000';

type Item = Awaited<ReturnType<typeof readItems>>[number];
type OpenCipher = () => Promise<FieldCipher>;

const loginKeys = (userId: string) => (['PROFILE', 'CRED', 'AUTH'] as const).map((part) => userKey(userId, part));

/** Accounts, stored in DynamoDB. */
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

	async findLogin(address) {
		const cipher = await openCipher();
		const Key = emailKey(cipher.pseudonym('email', address));
		const { Item: owner } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		const userId = typeof owner?.userId === 'string' ? owner.userId : UNUSED_USER_ID;
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

	async confirmEmail(userId, address) {
		try {
			const confirmed = confirmation(TableName, userId, address);
			const TransactItems = [...confirmed, { ConditionCheck: notClosed(TableName, userId) }];
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			await noteReachable(db, TableName, userId);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	},

	noteReachable: (userId) => noteReachable(db, TableName, userId),

	async replaceHash(userId, old, replacement) {
		const update = hashReplacement(TableName, userId, { old, replacement });
		await db.send(new UpdateCommand(update)).catch((error: unknown) => {
			if (!isConditionFailure(error)) throw error;
		});
	},
});

const hashReplacement = (
	TableName: string,
	userId: string,
	{ old, replacement }: { readonly old: string; readonly replacement: string },
) => ({
	TableName,
	Key: userKey(userId, 'CRED'),
	UpdateExpression: 'SET #hash = :replacement',
	ConditionExpression: '#hash = :old',
	ExpressionAttributeNames: { '#hash': 'hash' },
	ExpressionAttributeValues: { ':old': old, ':replacement': replacement },
});

/** The erasure is fixed at the closing: a link that is opened later must not add to it. */
const notClosed = (TableName: string, userId: string) => ({
	TableName,
	Key: userKey(userId, 'AUTH'),
	ConditionExpression: '#status <> :deleted',
	ExpressionAttributeNames: { '#status': 'status' },
	ExpressionAttributeValues: { ':deleted': 'deleted' },
});

/**
 * Removes the mark that mail to an address bounces. The mail service has its own list, which is ignored for this
 * address from now on; another bounce marks it again.
 */
export const liftUndeliverable = (TableName: string, userId: string) => ({
	TableName,
	Key: userKey(userId, 'PROFILE'),
	UpdateExpression:
		'SET ignoresSuppression = :yes REMOVE emailUndeliverable, emailUndeliverableSince, emailUndeliverableReason',
	ConditionExpression: 'emailUndeliverable = :yes',
	ExpressionAttributeValues: { ':yes': true },
});

async function noteReachable(db: DynamoDBDocumentClient, TableName: string, userId: string): Promise<void> {
	await db.send(new UpdateCommand(liftUndeliverable(TableName, userId))).catch((error: unknown) => {
		// There was no mark.
		if (!isConditionFailure(error)) throw error;
	});
}

const promised = (TableName: string, job: NewJob | undefined) =>
	job ? [{ Put: { TableName, Item: newJob(job), ConditionExpression: 'attribute_not_exists(PK)' } }] : [];

function creation(TableName: string, account: NewAccount, cipher: FieldCipher) {
	const { id, email } = account;
	const pseudonym = cipher.pseudonym('email', statedAddress(email, 'unique_address'));
	const sealed = { pseudonym, encrypted: cipher.encrypt(email, id) };
	const puts = accountItems(account, sealed).map((Item) => ({
		Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' },
	}));
	const counts = accountFigures(account).map(({ Key, figures }) => addTo(TableName, Key, figures));
	return [...puts, ...counts, ...listNew(TableName, id, account.roles)];
}

function loginOf(userId: string, items: readonly Item[], cipher: FieldCipher): Login | undefined {
	const part = (name: string) => items.find((item) => item.SK === name);
	const [profile, credential, auth] = [part('PROFILE'), part('CRED'), part('AUTH')];
	if (!profile || !credential || !auth) return undefined;
	return {
		userId,
		passwordHash: String(credential.hash),
		...staffStanding(auth),
		version: Number(auth.ver),
		status: auth.status,
		hasFactor: auth.hasFactor === true,
		profile: profileOf(profile, userId, cipher),
	};
}

/** The roles of an AUTH item, in the shape of the contract. */
export function staffStanding(auth: Item): StaffStanding {
	const staff = staffIn(auth);
	return { role: roleOf(staff.roles), ...staff };
}

const profileOf = (item: Item, userId: string, cipher: FieldCipher): Profile => ({
	name: String(item.name),
	email: openedEmail(item, cipher),
	emailVerified: item.emailVerified === true,
	emailCameBack: item.emailUndeliverable === true,
	...(item.emailSetAt === undefined ? {} : { emailSetAt: String(item.emailSetAt) }),
	...(item.emailChange === undefined
		? {}
		: { emailChange: { ...item.emailChange, email: cipher.decrypt(item.emailChange.email, userId) } }),
	joinedAt: String(item.joinedAt),
	consents: consentsOf(item.consents ?? {}),
	reach: reachOf(item, cipher),
	...(item.language === 'sw' ? { language: item.language } : {}),
	...(item.identified === undefined ? {} : { identified: { how: item.identified.how, at: item.identified.at } }),
	merged: mergedRecords(item, cipher),
	isMerging: item.merging !== undefined,
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
