import { fromDate } from '@internationalized/date';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { figureKeys } from '../dashboard/figure-keys.ts';
import type { NewAccount } from './account.ts';

export const userKey = (userId: string, part: 'PROFILE' | 'CRED' | 'AUTH') => ({ PK: `USER#${userId}`, SK: part });
/** The ids of all staff, so that the last one cannot leave. */
export const staffKey = { PK: 'STAFF#ADMINS', SK: 'S' } as const;

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

/** The calendar month of an instant in the centre's zone: `202611`. */
export function monthOf(instant: string): string {
	const { year, month } = fromDate(new Date(instant), 'Africa/Nairobi');
	return `${year}${String(month).padStart(2, '0')}`;
}

/** Partition of the first index: who joined in a month, `YYYY-MM` or `YYYYMM`. */
export const joinedInMonth = (month: string): string => `USERS#${month.replace('-', '')}`;

/** The four items of an account, the one that makes its address unique first. */
export function accountItems(account: NewAccount, sealed: SealedEmail): readonly Record<string, unknown>[] {
	const { id, name, emailVerified, role, passwordHash, joinedAt } = account;
	return [
		{ ...emailKey(sealed.pseudonym), entity: 'email', userId: id },
		{
			...userKey(id, 'PROFILE'),
			entity: 'user',
			G1PK: joinedInMonth(monthOf(joinedAt)),
			G1SK: `${joinedAt}#${id}`,
			id,
			name,
			email: sealed.encrypted,
			emailVerified,
			joinedAt,
			consents: {
				terms: { version: versionInForce.terms, at: joinedAt },
				privacy: { version: versionInForce.privacy, at: joinedAt },
			},
		},
		{ ...userKey(id, 'CRED'), entity: 'credential', hash: passwordHash, changedAt: joinedAt },
		{ ...userKey(id, 'AUTH'), entity: 'auth', ver: 1, role, status: 'active' },
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
function newUsersOf(instant: string): string {
	const { day } = fromDate(new Date(instant), 'Africa/Nairobi');
	return `u${String(day).padStart(2, '0')}`;
}

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
