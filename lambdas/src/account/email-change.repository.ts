import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type AuditAction, auditItem } from '../audit/audit-item.ts';
import { userKey } from '../identity/account-items.ts';
import { statedAddress } from '../identity/confirmed-address.ts';
import { type JobType, newJob } from '../notification/job.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { readItems } from '../platform/read-items.repository.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import type { Item } from '../platform/stored-item.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import {
	EMAIL_CHANGE_LIFE_MS,
	type EmailChangeRequest,
	type EmailChangeStore,
	type PendingRequest,
} from './email-change.ts';
import { addressMove, changeKey, completion, guardAccess, keepWish } from './email-change-actions.repository.ts';

/** Two tabs may ask at once; each attempt numbers its change after the last one it has read. */
const TRIES = 5;

export interface EmailChangeRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
}

type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

const send = ({ db }: EmailChangeRepositoryDeps, TransactItems: Actions) =>
	retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));

/** The only module that knows how changes of an address are laid out. Confirming one needs no key: its item has it all. */
export const emailChangeRepository = (deps: EmailChangeRepositoryDeps): Omit<EmailChangeStore, 'letterCameBack'> => ({
	replaceUnconfirmed: (change) => replaceUnconfirmed(deps, change),
	keepPending: (change) => keepPending(deps, change),
	async dropPending(userId, now) {
		const { profile } = await readChange(deps, userId, 0);
		if (!profile?.emailChange) return;
		const forget = {
			Update: {
				TableName: deps.tableName,
				Key: userKey(userId, 'PROFILE'),
				UpdateExpression: 'REMOVE emailChange',
				ConditionExpression: 'attribute_exists(PK)',
			},
		};
		await send(deps, [forget, ...told(deps, { userId, now, action: 'email_change_dropped' })]);
	},
	async find(userId, number, now) {
		const { profile, item } = await readChange(deps, userId, number);
		if (!profile || !item) return undefined;
		const cipher = await deps.openCipher();
		return {
			number,
			oldEmail: cipher.decrypt(String(item.oldEmail), userId),
			newEmail: cipher.decrypt(String(item.newEmail), userId),
			newPseudonym: String(item.newPseudonym),
			isOpen: profile.emailChange?.number === number && item.until > now.toISOString(),
		};
	},
	complete: (userId, number, now) => complete(deps, { userId, number, now }),
});

/** Needs no key: the function that hears of bounces cannot read addresses. */
export const emailChangeNotes = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<EmailChangeStore, 'letterCameBack'> => ({
	async letterCameBack(userId, number) {
		const update = new UpdateCommand({
			TableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'SET emailChange.cameBack = :yes',
			ConditionExpression: 'emailChange.#number = :number',
			ExpressionAttributeNames: { '#number': 'number' },
			ExpressionAttributeValues: { ':yes': true, ':number': number },
		});
		await db.send(update).catch((error: unknown) => {
			if (!isConditionFailure(error)) throw error;
		});
	},
});

interface Told {
	readonly userId: string;
	readonly now: Date;
	readonly action: AuditAction;
	readonly jobs?: readonly { readonly type: JobType; readonly refVersion: number }[];
}

/** The audit row, and the promises of letters. */
const told = ({ tableName: TableName, newId }: EmailChangeRepositoryDeps, { userId, now, action, jobs = [] }: Told) =>
	[
		auditItem({ id: newId(now), actor: userId, action, object: userId, at: now }),
		...jobs.map((job) => newJob({ id: newId(now), ...job, ref: userId, now })),
	].map((Item) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } }));

async function readChange({ db, tableName }: EmailChangeRepositoryDeps, userId: string, number: number) {
	const items = await readItems(db, tableName, [userKey(userId, 'PROFILE'), changeKey(userId, number)]);
	return { profile: items.find(({ SK }) => SK === 'PROFILE'), item: items.find(({ SK }) => SK !== 'PROFILE') };
}

async function replaceUnconfirmed(
	deps: EmailChangeRepositoryDeps,
	{ userId, oldEmail, newEmail, version, now }: EmailChangeRequest,
): Promise<Result<undefined, 'address_taken' | 'changed_meanwhile'>> {
	const cipher = await deps.openCipher();
	const move = addressMove(deps.tableName, {
		userId,
		oldPseudonym: cipher.pseudonym('email', statedAddress(oldEmail, 'unique_address')),
		newPseudonym: cipher.pseudonym('email', statedAddress(newEmail, 'unique_address')),
		sealed: cipher.encrypt(newEmail, userId),
		now,
		become: 'unconfirmed',
	});
	const jobs = [{ type: 'confirm_email_mail', refVersion: version }] as const;
	try {
		await send(deps, [
			...move,
			guardAccess(deps.tableName, userId, version),
			...told(deps, { userId, now, action: 'email_changed', jobs }),
		]);
		return ok(undefined);
	} catch (error) {
		if (isConditionFailure(error, 0)) return refuse('address_taken');
		if (isConditionFailure(error)) return refuse('changed_meanwhile');
		throw error;
	}
}

async function keepPending(
	deps: EmailChangeRepositoryDeps,
	change: PendingRequest,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const { profile } = await readChange(deps, change.userId, 0);
		const kept = profile ? await keepOnce(deps, change, profile) : refuse('changed_meanwhile');
		if (kept.ok || kept.refusal === 'changed_meanwhile') return kept.ok ? kept : refuse('changed_meanwhile');
	}
	return refuse('changed_meanwhile');
}

async function keepOnce(
	deps: EmailChangeRepositoryDeps,
	change: PendingRequest,
	profile: Item,
): Promise<Result<undefined, 'changed_meanwhile' | 'other_wish'>> {
	const { userId, oldEmail, newEmail, version, now } = change;
	const cipher = await deps.openCipher();
	if (cipher.decrypt(String(profile.email), userId) !== oldEmail) return refuse('changed_meanwhile');
	const number = Number(profile.emailChanges ?? 0) + 1;
	const wish = {
		userId,
		number,
		version,
		now,
		until: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS).toISOString(),
		oldEmail: cipher.encrypt(oldEmail, userId),
		oldPseudonym: cipher.pseudonym('email', statedAddress(oldEmail, 'unique_address')),
		newEmail: cipher.encrypt(newEmail, userId),
		newPseudonym: cipher.pseudonym('email', statedAddress(newEmail, 'unique_address')),
	};
	const jobs = [
		{ type: 'new_email_mail', refVersion: number } as const,
		...(change.tellsOldAddress ? [{ type: 'email_change_told_mail', refVersion: number } as const] : []),
	];
	try {
		await send(deps, [
			guardAccess(deps.tableName, userId, version),
			...keepWish(deps.tableName, wish, profile),
			...told(deps, { userId, now, action: 'email_change_asked', jobs }),
		]);
		return ok(undefined);
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
		// The sessions or the account ended meanwhile; otherwise another tab was faster, and this wish is the later one.
		return refuse(isConditionFailure(error, 0) ? 'changed_meanwhile' : 'other_wish');
	}
}

interface Completing {
	readonly userId: string;
	readonly number: number;
	readonly now: Date;
}

async function complete(
	deps: EmailChangeRepositoryDeps,
	completing: Completing,
): Promise<Result<undefined, 'not_open' | 'address_taken'>> {
	const { userId, number, now } = completing;
	const { profile, item } = await readChange(deps, userId, number);
	if (isDone(profile, item, number)) return ok(undefined);
	if (!item || profile?.emailChange?.number !== number || item.until <= now.toISOString()) return refuse('not_open');
	try {
		await send(deps, [
			...completion(deps.tableName, { userId, number, now }, item),
			...told(deps, { userId, now, action: 'email_changed' }),
		]);
		return ok(undefined);
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
		const after = await readChange(deps, userId, number);
		// The button was pressed twice at once.
		if (isDone(after.profile, after.item, number)) return ok(undefined);
		return refuse(isConditionFailure(error, 0) ? 'address_taken' : 'not_open');
	}
}

/** This change was confirmed, and none came after it. */
const isDone = (profile: Item | undefined, item: Item | undefined, number: number): boolean =>
	item?.completed === true && profile?.emailChanges === number;
