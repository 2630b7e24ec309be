import {
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	TransactWriteCommand,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '../../platform/audit-entry.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { FirstCode, SecondFactor, SecondFactorStore } from '../second-factor-store.ts';

const factorKey = (userId: string) => userKey(userId, 'FACTOR');
const STATE = { '#state': 'state' } as const;

export interface SecondFactorRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
}

/** The only module that knows how second factors are stored. The secret is encrypted for its owner. */
export const secondFactorRepository = (deps: SecondFactorRepositoryDeps): SecondFactorStore => {
	const { db, tableName: TableName } = deps;
	const transact = (actions: ReturnType<typeof activation | typeof removal>) =>
		retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...actions] })));
	return {
		...offers(deps),
		...usesOf(db, TableName),
		async activate(userId, first) {
			const isDone = await wins(() => transact(activation(deps, userId, first)));
			return isDone ? ok(undefined) : refuse('not_pending');
		},
		async remove(userId, now) {
			await transact(removal(deps, userId, now));
		},
	};
};

/** False when the condition failed: a concurrent request was stored first. */
async function wins(run: () => Promise<unknown>): Promise<boolean> {
	try {
		await run();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

const offers = ({
	db,
	tableName: TableName,
	openCipher,
}: SecondFactorRepositoryDeps): Pick<SecondFactorStore, 'read' | 'begin'> => ({
	async read(userId): Promise<SecondFactor | undefined> {
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
});

interface FactorUse {
	readonly update: string;
	readonly condition: string;
	readonly values: Readonly<Record<string, unknown>>;
}

const usesOf = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<SecondFactorStore, 'useStep' | 'useRecoveryProof'> => {
	const use = (userId: string, { update, condition, values }: FactorUse): Promise<boolean> => {
		const command = new UpdateCommand({
			TableName,
			Key: factorKey(userId),
			UpdateExpression: update,
			ConditionExpression: `#state = :active AND ${condition}`,
			ExpressionAttributeNames: STATE,
			ExpressionAttributeValues: { ':active': 'active', ...values },
		});
		return wins(() => db.send(command));
	};
	return {
		useStep: (userId, step) =>
			use(userId, { update: 'SET lastStep = :step', condition: 'lastStep < :step', values: { ':step': step } }),
		useRecoveryProof(userId, proof) {
			const values = { ':used': new Set([proof]), ':proof': proof };
			return use(userId, { update: 'DELETE recovery :used', condition: 'contains(recovery, :proof)', values });
		},
	};
};

type Deps = Pick<SecondFactorRepositoryDeps, 'tableName' | 'newId'>;

function activation(deps: Deps, userId: string, { startedAt, step, recoveryProofs, now }: FirstCode) {
	const activate = {
		Update: {
			TableName: deps.tableName,
			Key: factorKey(userId),
			UpdateExpression: 'SET #state = :active, lastStep = :step, recovery = :recovery',
			ConditionExpression: '#state = :pending AND startedAt = :startedAt',
			ExpressionAttributeNames: STATE,
			ExpressionAttributeValues: {
				':active': 'active',
				':pending': 'pending',
				':startedAt': startedAt,
				':step': step,
				':recovery': new Set(recoveryProofs),
			},
		},
	};
	const ask = demand(deps, userId, { update: 'SET hasFactor = :yes', values: { ':yes': true } });
	return [activate, ask, audited(deps, { userId, now }, 'second_factor_enabled')];
}

const removal = (deps: Deps, userId: string, now: Date) => [
	{ Delete: { TableName: deps.tableName, Key: factorKey(userId) } },
	demand(deps, userId, { update: 'REMOVE hasFactor' }),
	audited(deps, { userId, now }, 'second_factor_removed'),
];

/** Whether a code is required is stored on the AUTH record, which every check of a session reads anyway. */
const demand = (
	{ tableName: TableName }: Deps,
	userId: string,
	{ update, values }: Pick<FactorUse, 'update'> & Partial<Pick<FactorUse, 'values'>>,
) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		UpdateExpression: update,
		ConditionExpression: 'attribute_exists(PK)',
		...(values ? { ExpressionAttributeValues: values } : {}),
	},
});

const audited = (
	{ tableName: TableName, newId }: Deps,
	{ userId, now }: { readonly userId: string; readonly now: Date },
	action: AuditAction,
) => ({
	Put: { TableName, Item: auditItem({ id: newId(now), actor: userId, action, object: userId, at: now }) },
});
