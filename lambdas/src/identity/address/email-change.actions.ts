import type { Item } from '../../platform/table/stored-item.ts';
import { emailChangeKey, userKey } from '../../platform/table/user.items.ts';
import { emailKey } from '../account/account.items.ts';
import { EMAIL_CHANGE_LIFE_MS } from './email-change.ts';

interface AddressMove {
	readonly userId: string;
	readonly oldPseudonym: string;
	readonly newPseudonym: string;
	/** The new address, encrypted for this account. */
	readonly sealed: string;
	readonly now: Date;
	/** Whether the new mailbox confirmed it. An unconfirmed address may only replace an unconfirmed one. */
	readonly become: 'confirmed' | 'unconfirmed';
	/** The change that is confirmed. */
	readonly number?: number;
}

/**
 * The writes that change the address of an account; the first fails when another account has it. A bounce mark and a
 * pending change of the old address are removed.
 */
export const addressMove = (
	TableName: string,
	{ userId, oldPseudonym, newPseudonym, sealed, now, become, number }: AddressMove,
) => [
	{
		Put: {
			TableName,
			Item: { ...emailKey(newPseudonym), entity: 'email', userId },
			ConditionExpression: 'attribute_not_exists(PK)',
		},
	},
	{
		Delete: {
			TableName,
			Key: emailKey(oldPseudonym),
			ConditionExpression: 'userId = :me',
			ExpressionAttributeValues: { ':me': userId },
		},
	},
	{
		Update: {
			TableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression:
				'SET email = :email, emailVerified = :verified, emailSetAt = :now REMOVE emailUndeliverable, emailUndeliverableSince, emailUndeliverableReason, ignoresSuppression, emailChange',
			ConditionExpression: number === undefined ? 'emailVerified = :no' : 'emailChange.#number = :number',
			...(number === undefined ? {} : { ExpressionAttributeNames: { '#number': 'number' } }),
			ExpressionAttributeValues: {
				':email': sealed,
				':verified': become === 'confirmed',
				':now': now.toISOString(),
				...(number === undefined ? { ':no': false } : { ':number': number }),
			},
		},
	},
];

/** A condition check: the account is active and its sessions are those of `version`. */
export const guardAccess = (TableName: string, userId: string, version: number) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		ConditionExpression: 'ver = :version AND #status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':version': version, ':active': 'active' },
	},
});

interface PendingChange {
	readonly userId: string;
	readonly number: number;
	readonly version: number;
	readonly now: Date;
	readonly until: string;
	/** Encrypted for this account, as `newEmail`. */
	readonly oldEmail: string;
	readonly oldPseudonym: string;
	readonly newEmail: string;
	readonly newPseudonym: string;
}

/** The writes that store a pending change in place of an earlier one, unless `before` is outdated. */
export const replacePending = (TableName: string, pending: PendingChange, before: Item) => {
	const { userId, number, version, until, now, ...addresses } = pending;
	const isFirst = before.emailChanges === undefined;
	return [
		{
			Update: {
				TableName,
				Key: userKey(userId, 'PROFILE'),
				UpdateExpression: 'SET emailChanges = :number, emailChange = :change',
				ConditionExpression: `email = :before AND ${isFirst ? 'attribute_not_exists(emailChanges)' : 'emailChanges = :last'}`,
				ExpressionAttributeValues: {
					':before': before.email,
					':number': number,
					':change': { number, email: addresses.newEmail, until, version, cameBack: false },
					...(isFirst ? {} : { ':last': before.emailChanges }),
				},
			},
		},
		{
			Put: {
				TableName,
				Item: {
					...emailChangeKey(userId, number),
					entity: 'email_change',
					...addresses,
					version,
					until,
					// A mail may be retried for three days after the change expired.
					ttl: Math.ceil((now.getTime() + 2 * EMAIL_CHANGE_LIFE_MS) / 1000),
				},
				ConditionExpression: 'attribute_not_exists(PK)',
			},
		},
	];
};

/** The writes that confirm a pending change; the first fails when another account has the address. */
export const completion = (
	TableName: string,
	{ userId, number, now }: Pick<PendingChange, 'userId' | 'number' | 'now'>,
	{ oldPseudonym, newPseudonym, newEmail, version }: Item,
) => [
	...addressMove(TableName, { userId, oldPseudonym, newPseudonym, sealed: newEmail, now, become: 'confirmed', number }),
	guardAccess(TableName, userId, version),
	{
		Update: {
			TableName,
			Key: emailChangeKey(userId, number),
			UpdateExpression: 'SET completed = :yes',
			ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(completed)',
			ExpressionAttributeValues: { ':yes': true },
		},
	},
];
