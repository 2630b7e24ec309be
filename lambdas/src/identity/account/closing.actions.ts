import { dayOf } from '@tulia/centre/clock';
import { newJob } from '../../outbox/job.items.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { Closing } from './closing.ts';

/** Ends every session, only on exactly the account that was read. */
export const endAccess = (TableName: string, { userId, version }: Pick<Closing, 'userId' | 'version'>) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		UpdateExpression: 'SET ver = ver + :one, #status = :deleted',
		ConditionExpression: 'ver = :version AND #status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':one': 1, ':version': version, ':deleted': 'deleted', ':active': 'active' },
	},
});

/**
 * Staff see it no more among those who joined. What else the profile says, the erasure still needs. Fails when the address was
 * changed since the account was read.
 */
export const leaveTheList = (TableName: string, { userId, emailSetAt }: Pick<Closing, 'userId' | 'emailSetAt'>) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'PROFILE'),
		UpdateExpression: 'REMOVE G1PK, G1SK',
		ConditionExpression: `attribute_exists(PK) AND ${emailSetAt === undefined ? 'attribute_not_exists(emailSetAt)' : 'emailSetAt = :set'}`,
		...(emailSetAt === undefined ? {} : { ExpressionAttributeValues: { ':set': emailSetAt } }),
	},
});

/** The erasure of the rest. */
export const erasureJob = (id: string, { userId, version, now }: Pick<Closing, 'userId' | 'version' | 'now'>) =>
	newJob({ id, type: 'erase_account', ref: userId, refVersion: version + 1, now });

/** After a restored backup the ledger says whose data must go again: a pseudonym and a day. */
export const erasureEntry = ({ pseudonym, now }: Pick<Closing, 'pseudonym' | 'now'>) => ({
	PK: `ERASED#${pseudonym}`,
	SK: 'E',
	entity: 'erasure',
	at: dayOf(now),
});
