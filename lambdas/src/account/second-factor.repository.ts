import {
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	TransactWriteCommand,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { auditItem } from '../audit/audit-item.ts';
import { authKey } from '../platform/auth.repository.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { ok, refuse } from '../platform/result.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

const factorKey = (userId: string) => ({ PK: `USER#${userId}`, SK: 'FACTOR' });
const STATE = { '#state': 'state' } as const;

export interface SecondFactorRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
}

/** The only module that knows how second factors are laid out. The secret is encrypted for its owner. */
export const secondFactorRepository = ({
	db,
	tableName: TableName,
	openCipher,
	newId,
}: SecondFactorRepositoryDeps): SecondFactorStore => {
	const audited = (userId: string, action: 'second_factor_enabled' | 'second_factor_removed', now: Date) => ({
		Put: { TableName, Item: auditItem({ id: newId(now), actor: userId, action, object: userId, at: now }) },
	});
	const asksForIt = (userId: string, expression: string, values?: Record<string, unknown>) => ({
		Update: {
			TableName,
			Key: authKey(userId),
			UpdateExpression: expression,
			ConditionExpression: 'attribute_exists(PK)',
			...(values ? { ExpressionAttributeValues: values } : {}),
		},
	});
	/** False when the condition refused: somebody was first. */
	const wins = async (run: () => Promise<unknown>): Promise<boolean> => {
		try {
			await retryConflicts(run);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	return {
		async read(userId) {
			const { Item } = await db.send(new GetCommand({ TableName, Key: factorKey(userId), ConsistentRead: true }));
			if (!Item) return undefined;
			return {
				secret: (await openCipher()).decrypt(String(Item.secret), userId),
				state: Item.state,
				startedAt: Number(Item.startedAt),
				recoveryCodesLeft: Item.recovery instanceof Set ? Item.recovery.size : 0,
			};
		},
		async begin(userId, secret, now) {
			const Item = {
				...factorKey(userId),
				entity: 'second-factor',
				state: 'pending',
				secret: (await openCipher()).encrypt(secret, userId),
				startedAt: now.getTime(),
				lastStep: 0,
			};
			const put = new PutCommand({
				TableName,
				Item,
				ConditionExpression: 'attribute_not_exists(PK) OR #state = :pending',
				ExpressionAttributeNames: STATE,
				ExpressionAttributeValues: { ':pending': 'pending' },
			});
			return (await wins(() => db.send(put))) ? ok(undefined) : refuse('active');
		},
		async activate(userId, { step, recoveryProofs, now }) {
			const activation = {
				Update: {
					TableName,
					Key: factorKey(userId),
					UpdateExpression: 'SET #state = :active, lastStep = :step, recovery = :recovery',
					ConditionExpression: '#state = :pending',
					ExpressionAttributeNames: STATE,
					ExpressionAttributeValues: {
						':active': 'active',
						':pending': 'pending',
						':step': step,
						':recovery': new Set(recoveryProofs),
					},
				},
			};
			const TransactItems = [
				activation,
				asksForIt(userId, 'SET hasFactor = :yes', { ':yes': true }),
				audited(userId, 'second_factor_enabled', now),
			];
			const isDone = await wins(() => db.send(new TransactWriteCommand({ TransactItems })));
			return isDone ? ok(undefined) : refuse('not_pending');
		},
		useStep: (userId, step) =>
			wins(() =>
				db.send(
					new UpdateCommand({
						TableName,
						Key: factorKey(userId),
						UpdateExpression: 'SET lastStep = :step',
						ConditionExpression: '#state = :active AND lastStep < :step',
						ExpressionAttributeNames: STATE,
						ExpressionAttributeValues: { ':active': 'active', ':step': step },
					}),
				),
			),
		useRecoveryProof: (userId, proof) =>
			wins(() =>
				db.send(
					new UpdateCommand({
						TableName,
						Key: factorKey(userId),
						UpdateExpression: 'DELETE recovery :used',
						ConditionExpression: '#state = :active AND contains(recovery, :proof)',
						ExpressionAttributeNames: STATE,
						ExpressionAttributeValues: { ':active': 'active', ':used': new Set([proof]), ':proof': proof },
					}),
				),
			),
		async remove(userId, now) {
			const TransactItems = [
				{ Delete: { TableName, Key: factorKey(userId) } },
				asksForIt(userId, 'REMOVE hasFactor'),
				audited(userId, 'second_factor_removed', now),
			];
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		},
	};
};
