import {
	type DynamoDBDocumentClient,
	GetCommand,
	TransactWriteCommand,
	type TransactWriteCommandInput,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { phoneAttributes } from '../../client/reach.items.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { AuditAction } from '../../platform/audit-entry.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { CODE_TRIES, type StoredCode } from '../phone-code.ts';
import type { PhoneStore } from '../phone-store.ts';

export interface PhoneRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
}

/** Each change of contact details raises this number, an optimistic lock for corrections by staff. */
const VERSION = { ':one': 1 };

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

/**
 * The only module that knows how phone codes are stored: the digits as a keyed proof, the number sealed for the
 * account.
 */
export const phoneRepository = (deps: PhoneRepositoryDeps): PhoneStore => ({ ...codesOf(deps), ...changesOf(deps) });

const codesOf = ({
	db,
	tableName: TableName,
	openCipher,
}: PhoneRepositoryDeps): Pick<PhoneStore, 'begin' | 'readCode' | 'takeTry'> => ({
	async begin(userId, newCode, job) {
		const code = { Put: { TableName, Item: codeItem(userId, newCode, await openCipher()) } };
		const promise = job
			? [{ Put: { TableName, Item: newJob(job), ConditionExpression: 'attribute_not_exists(PK)' } }]
			: [];
		const TransactItems = [code, whileOpen(TableName, userId), ...promise];
		await happened(async () => {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		});
	},
	async readCode(userId) {
		const Key = userKey(userId, 'PHONECODE');
		const { Item: item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return item ? codeOf(item, userId, await openCipher()) : undefined;
	},
	async takeTry(userId, id) {
		const update = new UpdateCommand({
			TableName,
			Key: userKey(userId, 'PHONECODE'),
			UpdateExpression: 'ADD tries :one',
			ConditionExpression: 'id = :id AND tries < :most',
			ExpressionAttributeValues: { ':id': id, ':one': 1, ':most': CODE_TRIES },
			ReturnValues: 'UPDATED_NEW',
		});
		try {
			const { Attributes } = await db.send(update);
			return ok({ left: CODE_TRIES - Number(Attributes?.tries) });
		} catch (error) {
			if (isConditionFailure(error)) return refuse('code_ended');
			throw error;
		}
	},
});

interface OwnAct {
	readonly userId: string;
	readonly now: Date;
}

const changesOf = (deps: PhoneRepositoryDeps): Pick<PhoneStore, 'confirm' | 'remove' | 'choose'> => {
	const { db, tableName: TableName, openCipher, newId } = deps;
	const Key = (userId: string) => userKey(userId, 'PROFILE');
	const write = async ({ userId, now }: OwnAct, action: AuditAction, changes: Actions): Promise<void> => {
		const audit = auditItem({ id: newId(now), actor: userId, action, object: userId, at: now });
		const TransactItems = [...changes, { Put: { TableName, Item: audit } }];
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
	};
	return {
		async confirm(userId, { id, number }, now) {
			const { phone, phoneProof, phoneSince } = phoneAttributes(
				{ number, proof: 'code', since: now.toISOString() },
				userId,
				await openCipher(),
			);
			const take = {
				Update: {
					TableName,
					Key: Key(userId),
					UpdateExpression:
						'SET phone = :phone, phoneProof = :proof, phoneSince = :since, phoneName = #name ADD recordVer :one',
					ConditionExpression: 'attribute_exists(PK)',
					ExpressionAttributeNames: { '#name': 'name' },
					ExpressionAttributeValues: { ':phone': phone, ':proof': phoneProof, ':since': phoneSince, ...VERSION },
				},
			};
			const changes = [take, useUp(TableName, { userId, now }, id), whileOpen(TableName, userId)];
			const done = await happened(() => write({ userId, now }, 'phone_confirmed', changes));
			return done ? ok(undefined) : refuse('code_ended');
		},
		async remove(userId, now) {
			const forget = {
				Update: {
					TableName,
					Key: Key(userId),
					UpdateExpression: 'REMOVE phone, phoneProof, phoneSince, phoneName, notices ADD recordVer :one',
					ConditionExpression: 'attribute_exists(PK)',
					ExpressionAttributeValues: VERSION,
				},
			};
			const drop = { Delete: { TableName, Key: userKey(userId, 'PHONECODE') } };
			await write({ userId, now }, 'phone_removed', [forget, drop]);
		},
		async choose(userId, notices, now) {
			const choice = {
				Update: {
					TableName,
					Key: Key(userId),
					UpdateExpression: 'SET notices = :notices ADD recordVer :one',
					ConditionExpression: notices === 'email' ? 'attribute_exists(PK)' : 'attribute_exists(phone)',
					ExpressionAttributeValues: { ':notices': notices, ...VERSION },
				},
			};
			const done = await happened(() => write({ userId, now }, 'notices_chosen', [choice]));
			return done ? ok(undefined) : refuse('no_phone');
		},
	};
};

/** Each code confirms once, and only the latest one. */
const useUp = (TableName: string, { userId, now }: OwnAct, id: string) => ({
	Update: {
		TableName,
		Key: userKey(userId, 'PHONECODE'),
		UpdateExpression: 'SET usedAt = :now',
		ConditionExpression: 'id = :id AND attribute_not_exists(usedAt)',
		ExpressionAttributeValues: { ':id': id, ':now': now.toISOString() },
	},
});

/** The erasure works on what a closed account had at its closing; nothing may be added later. */
const whileOpen = (TableName: string, userId: string) => ({
	ConditionCheck: {
		TableName,
		Key: userKey(userId, 'AUTH'),
		ConditionExpression: '#status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':active': 'active' },
	},
});

const codeItem = (userId: string, { id, number, proof, sentAt, until }: StoredCode, cipher: FieldCipher) => ({
	...userKey(userId, 'PHONECODE'),
	entity: 'phone-code',
	...{ id, proof, sentAt, until },
	number: cipher.encrypt(number, userId),
	tries: 0,
	ttl: Math.floor(Date.parse(until) / 1000),
});

const codeOf = (item: Item, userId: string, cipher: FieldCipher): StoredCode => ({
	id: String(item.id),
	// `phoneNumber` parsed it before it was sealed.
	number: cipher.decrypt(String(item.number), userId) as PhoneNumber,
	proof: String(item.proof),
	sentAt: String(item.sentAt),
	until: String(item.until),
	tries: Number(item.tries),
	isUsed: item.usedAt !== undefined,
});

async function happened(run: () => Promise<void>): Promise<boolean> {
	try {
		await run();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}
