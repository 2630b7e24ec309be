import { dayOf } from '@tulia/centre/clock';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { accessItem, monthOf, recordItem } from '../../client/record.items.ts';
import { figureKeys } from '../../counters/figure.items.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { NewAccount } from './account.ts';

/** Keys contain the pseudonym of an address, never the address. */
export const emailKey = (pseudonym: string) => ({ PK: `EMAIL#${pseudonym}`, SK: 'U' });

/** An address as it is stored: its pseudonym for keys, and its encrypted text. */
export interface SealedEmail {
	readonly pseudonym: string;
	readonly encrypted: string;
}

/** A condition check for a transaction: the account's address is confirmed at this moment. */
export const addressIsConfirmed = (TableName: string, userId: string) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'PROFILE'),
		ConditionExpression: 'emailVerified = :yes',
		ExpressionAttributeValues: { ':yes': true },
	},
});

/** The four items of an account: first the one that makes its address unique, second its client record. */
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

/** The figures that one account changes: the key of their item, and the amount for each figure. */
export interface AccountFigures {
	readonly Key: { readonly PK: string; readonly SK: string };
	readonly figures: Readonly<Record<string, number>>;
}

/**
 * Counts an account in the month and on the day (`u21`) it joined, and in the figures of all time. The figures never
 * decrease when an account is closed (promise W9).
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
 * The writes that confirm an address, given the pseudonym that the link was sent to, while the account has it. A link
 * without a pseudonym was sent before addresses could be changed, and confirms the first address.
 */
export const confirmation = (TableName: string, userId: string, address: string | undefined) => [
	{
		Update: {
			TableName,
			Key: userKey(userId, 'PROFILE'),
			// Reading the mails of an address proves its ownership.
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
