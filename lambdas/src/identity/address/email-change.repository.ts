import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { statedAddress } from '../../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { addressMove, completion, guardAccess } from './email-change.actions.ts';
import type { EmailChangeRequest, EmailChangeStore } from './email-change.ts';
import { keepPending } from './pending-email-change.repository.ts';
import {
	type EmailChangeRepositoryDeps,
	noticeActions,
	readChange,
	sendChange,
} from './stored-email-change.repository.ts';

/** Changes of address, stored in DynamoDB. Confirming one needs no key, because its item contains everything. */
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
		await sendChange(deps, [forget, ...noticeActions(deps, { userId, now, action: 'email_change_dropped' })]);
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

/** Works without the key, because the function that processes bounces cannot decrypt addresses. */
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

async function replaceUnconfirmed(
	deps: EmailChangeRepositoryDeps,
	{ userId, oldEmail, newEmail, version, staff, now }: EmailChangeRequest,
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
		await sendChange(deps, [
			...move,
			guardAccess(deps.tableName, userId, version),
			...noticeActions(deps, { userId, now, action: 'email_changed', staff, jobs }),
		]);
		return ok(undefined);
	} catch (error) {
		if (isConditionFailure(error, 0)) return refuse('address_taken');
		if (isConditionFailure(error)) return refuse('changed_meanwhile');
		throw error;
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
	if (isCompleted(profile, item, number)) return ok(undefined);
	if (!item || profile?.emailChange?.number !== number || item.until <= now.toISOString()) return refuse('not_open');
	try {
		await sendChange(deps, [
			...completion(deps.tableName, { userId, number, now }, item),
			...noticeActions(deps, { userId, now, action: 'email_changed' }),
		]);
		return ok(undefined);
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
		const after = await readChange(deps, userId, number);
		// A double click: the other request was first.
		if (isCompleted(after.profile, after.item, number)) return ok(undefined);
		return refuse(isConditionFailure(error, 0) ? 'address_taken' : 'not_open');
	}
}

/** This change was confirmed, and no later one exists. */
const isCompleted = (profile: Item | undefined, item: Item | undefined, number: number): boolean =>
	item?.completed === true && profile?.emailChanges === number;
