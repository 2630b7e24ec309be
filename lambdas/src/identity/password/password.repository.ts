import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../outbox/job.items.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { confirmation } from '../account/account.items.ts';
import { linkKey } from '../address/link.repository.ts';
import type { NewHash, PasswordStore } from './password-store.ts';

/** Replaces passwords: ends all sessions, audits, and promises a mail that notifies the owner (promises A2, A3). */
export const passwordRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): PasswordStore => {
	const noticeActions = ({ userId, version, now }: NewHash, action: 'password_reset' | 'password_changed') => {
		const mail = { type: 'password_changed_mail', ref: userId, refVersion: version + 1 } as const;
		const items = [
			newJob({ id: newId(now), ...mail, now }),
			auditItem({ id: newId(now), actor: userId, action, object: userId, at: now }),
		];
		return items.map((Item) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } }));
	};
	return {
		async reset({ hash: linkHash, userId, version, address }, { hash, now }) {
			const change = { userId, version, hash, now };
			const useUp = {
				Delete: {
					TableName,
					Key: linkKey('reset', linkHash),
					ConditionExpression: 'expiresAt > :now',
					ExpressionAttributeValues: { ':now': now.getTime() },
				},
			};
			const TransactItems = [
				useUp,
				endSessions(TableName, change),
				replaceHash(TableName, change),
				...confirmation(TableName, userId, address),
			];
			return write(TransactItems, noticeActions(change, 'password_reset'), 'invalid_reset_link');
		},
		change({ oldHash, ...change }) {
			return write(
				[endSessions(TableName, change), replaceHash(TableName, change, oldHash)],
				noticeActions(change, 'password_changed'),
				'changed_meanwhile',
			);
		},
	};

	async function write<R extends string>(
		conditional: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>,
		rest: typeof conditional,
		refusal: R,
	): Promise<Result<undefined, R>> {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...conditional, ...rest] })));
			return ok(undefined);
		} catch (error) {
			if (conditional.some((_action, at) => isConditionFailure(error, at))) return refuse(refusal);
			throw error;
		}
	}
};

const replaceHash = (TableName: string, { userId, hash, now }: NewHash, oldHash?: string) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'CRED'),
		UpdateExpression: 'SET #hash = :hash, changedAt = :now',
		ConditionExpression: oldHash === undefined ? 'attribute_exists(PK)' : '#hash = :old',
		ExpressionAttributeNames: { '#hash': 'hash' },
		ExpressionAttributeValues: {
			':hash': hash,
			':now': now.toISOString(),
			...(oldHash === undefined ? {} : { ':old': oldHash }),
		},
	},
});

const endSessions = (TableName: string, { userId, version }: NewHash) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		UpdateExpression: 'SET ver = ver + :one',
		ConditionExpression: 'ver = :version AND #status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':one': 1, ':version': version, ':active': 'active' },
	},
});
