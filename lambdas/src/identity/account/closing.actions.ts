import { dayOf } from '@tulia/centre/clock';
import { newJob } from '../../outbox/job.items.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { Closing, SecondErasure } from './closing.ts';

/** Ends every session, conditional on the account that was read. Staff may also erase disabled accounts. */
export const endAccess = (
	TableName: string,
	{ userId, version, byStaff }: Pick<Closing, 'userId' | 'version' | 'byStaff'>,
) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		UpdateExpression: 'SET ver = ver + :one, #status = :deleted',
		ConditionExpression: `ver = :version AND ${byStaff ? '#status <> :deleted' : '#status = :active'}`,
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: {
			...{ ':one': 1, ':version': version, ':deleted': 'deleted' },
			...(byStaff ? {} : { ':active': 'active' }),
		},
	},
});

/** Removes the account from staff's list, not what the erasure needs. Fails when the address changed since the read. */
export function leaveTheList(
	TableName: string,
	{ userId, emailSetAt, byStaff }: Pick<Closing, 'userId' | 'emailSetAt' | 'byStaff'>,
) {
	const seen = byStaff?.recordVersion ?? 0;
	const values = {
		...(emailSetAt === undefined ? {} : { ':set': emailSetAt }),
		...(seen === 0 ? {} : { ':seen': seen }),
	};
	const conditions = [
		'attribute_exists(PK)',
		emailSetAt === undefined ? 'attribute_not_exists(emailSetAt)' : 'emailSetAt = :set',
		...(byStaff ? [seen === 0 ? 'attribute_not_exists(recordVer)' : 'recordVer = :seen'] : []),
	];
	return {
		Update: {
			TableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'REMOVE G1PK, G1SK',
			ConditionExpression: conditions.join(' AND '),
			...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
		},
	};
}

/** A condition check: a booking that races with an erasure without cancellations makes it fail. */
export const whileNothingIsBooked = (TableName: string, userId: string, listVersion: number) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'BOOKED'),
		...(listVersion === 0
			? { ConditionExpression: 'attribute_not_exists(PK)' }
			: { ConditionExpression: 'ver = :read', ExpressionAttributeValues: { ':read': listVersion } }),
	},
});

/** Milliseconds after which the indexes contain all earlier writes. */
const SETTLED_MS = 30_000;

/** The job that erases the rest. `actor`: the member of staff who caused it. */
export const erasureJob = (
	id: string,
	{ userId, version, actor, now }: Pick<Closing, 'userId' | 'version' | 'now'> & { readonly actor: string | undefined },
) => newJob({ id, type: 'erase_account', ref: userId, refVersion: version + 1, actor, now });

/** The last mail, because a person who knew the password could have closed another's account. */
export const closingMailJob = (
	id: string,
	{ pseudonym, lastMail, now }: Pick<Closing, 'pseudonym' | 'lastMail' | 'now'>,
) =>
	pseudonym === undefined || lastMail === undefined
		? []
		: [newJob({ id, type: 'account_closed_mail', ref: pseudonym, refVersion: 1, sealed: lastMail, now })];

export const secondErasureJob = ({ userId, closedAt, actor, sealed }: SecondErasure) =>
	newJob({
		...{ id: `${userId}-again`, type: 'erase_account', ref: userId, refVersion: 0, actor, sealed, now: closedAt },
		dueAt: new Date(closedAt.getTime() + SETTLED_MS),
	});

export const erasureKey = (pseudonym: string) => ({ PK: `ERASED#${pseudonym}`, SK: 'E' });

/** An entry of the ledger of erasures to repeat after restoring a backup: a pseudonym and a day. */
export const erasureEntry = ({ pseudonym, now }: { readonly pseudonym: string; readonly now: Date }) => ({
	...erasureKey(pseudonym),
	entity: 'erasure',
	at: dayOf(now),
});
