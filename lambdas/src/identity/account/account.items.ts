import { dayOf } from '@tulia/centre/clock';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { accessItem, monthOf, recordItem } from '../../client/record.items.ts';
import { figureKeys } from '../../counters/figure.items.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { NewAccount } from './account.ts';

/** Addresses never stand in a key: their pseudonym does. */
export const emailKey = (pseudonym: string) => ({ PK: `EMAIL#${pseudonym}`, SK: 'U' });

/** An address as it is stored: the name it goes by in keys, and its encrypted text. */
export interface SealedEmail {
	readonly pseudonym: string;
	readonly encrypted: string;
}

/** Holds a transaction to an account whose address is confirmed at this very moment. */
export const addressIsConfirmed = (TableName: string, userId: string) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'PROFILE'),
		ConditionExpression: 'emailVerified = :yes',
		ExpressionAttributeValues: { ':yes': true },
	},
});

/** The four items of an account, the one that makes its address unique first, and its client record second. */
export function accountItems(account: NewAccount, sealed: SealedEmail): readonly Record<string, unknown>[] {
	const { id, name, emailVerified, roles, psychologistId, passwordHash, joinedAt } = account;
	return [
		{ ...emailKey(sealed.pseudonym), entity: 'email', userId: id },
		recordItem({
			...{ id, name, emailVerified, joinedAt },
			email: sealed.encrypted,
			consents: {
				terms: { version: versionInForce.terms, at: joinedAt },
				privacy: { version: versionInForce.privacy, at: joinedAt },
			},
		}),
		{ ...userKey(id, 'CRED'), entity: 'credential', hash: passwordHash, changedAt: joinedAt },
		accessItem(id, roles, psychologistId),
	];
}

/** What one account adds to a figure: where, and how much of each name. */
export interface AccountFigures {
	readonly Key: { readonly PK: string; readonly SK: string };
	readonly figures: Readonly<Record<string, number>>;
}

/**
 * How an account counts: in the month and on the day (`u21`) it joined, and in the figures of all time. It never ceases to:
 * the figures stay as they were when somebody leaves (promise W9).
 */
export function accountFigures({ id, joinedAt }: Pick<NewAccount, 'id' | 'joinedAt'>): readonly AccountFigures[] {
	const { month, ever } = figureKeys(id, monthOf(joinedAt));
	return [
		{ Key: month, figures: { users: 1, [newUsersOf(joinedAt)]: 1 } },
		{ Key: ever, figures: { users: 1 } },
	];
}

/** The name of the figure that counts the accounts of a day of its month, at this instant: `u21`. */
const newUsersOf = (instant: string): string => `u${dayOf(new Date(instant)).slice(8)}`;

/**
 * The writes that note an address as confirmed: the one the link was sent to (its pseudonym), while the account has it. A link
 * that names none was made before addresses could change, and confirms the address of the beginning.
 */
export const confirmation = (TableName: string, userId: string, address: string | undefined) => [
	{
		Update: {
			TableName,
			Key: userKey(userId, 'PROFILE'),
			// Whoever reads the mails of an address owns it.
			UpdateExpression: 'SET emailVerified = :yes',
			ConditionExpression: `attribute_exists(PK)${address === undefined ? ' AND attribute_not_exists(emailSetAt)' : ''}`,
			ExpressionAttributeValues: { ':yes': true },
		},
	},
	...(address === undefined
		? []
		: [
				{
					ConditionCheck: {
						TableName,
						Key: emailKey(address),
						ConditionExpression: 'userId = :me',
						ExpressionAttributeValues: { ':me': userId },
					},
				},
			]),
];
