import { type DynamoDBDocumentClient, paginateQuery, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey, HISTORY_PREFIX } from '../appointment/appointment.items.ts';
import { cellKeysOf } from '../appointment/appointment-cells.items.ts';
import { idempotencyKey } from '../appointment/idempotency.items.ts';
import type { Merge } from '../client/merged-record.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { writerPartition } from '../platform/limits/visitor-writing.items.ts';
import { keysUnder } from '../platform/table/keys-under.repository.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { removeItems } from '../platform/table/remove-items.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { ABSENT, type Action } from '../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { userKey, userPartition } from '../platform/table/user.items.ts';
import { isRecordKey } from '../testimonial/testimonial.items.ts';
import { giveVisit } from './begin-merge.actions.ts';
import type { MergeStore } from './merge-store.ts';

type Change = (...actions: readonly Action[]) => Promise<boolean>;

interface StepDeps {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** False when the change was made before, or its item is gone. */
	readonly change: Change;
}

/** The steps of a merge that began. Each is conditional on the other record's id, and so idempotent. */
export function mergeSteps(
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): Pick<MergeStore, 'moveVisit' | 'moveTestimonials' | 'finish'> {
	const change: Change = async (...TransactItems) => {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...TransactItems] })));
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	const deps = { db, TableName, openCipher, change };
	return {
		async moveVisit(merge, appointmentId) {
			const [visit] = await readItems(db, TableName, [appointmentKey(appointmentId)]);
			if (!visit || (visit.userId !== merge.id && visit.userId !== merge.into)) return;
			await moveAnswers(deps, merge, visit);
			await renameIn(deps, merge, visit);
			// Last, because the list of visits to be moved follows it.
			await change(giveVisit(TableName, appointmentId, { from: merge.id, to: merge.into }));
		},

		async moveTestimonials(merge) {
			const pages = paginateQuery(
				{ client: db },
				{
					TableName,
					IndexName: 'GSI2',
					KeyConditionExpression: 'G2PK = :writer',
					ExpressionAttributeValues: { ':writer': writerPartition(merge.id) },
				},
			);
			for await (const { Items = [] } of pages)
				for (const { PK, SK } of Items) await change(rewritten(TableName, { PK, SK }, merge));
		},

		async finish({ id, into }) {
			const keys = await keysUnder(db, TableName, userPartition(id));
			await removeItems(
				db,
				TableName,
				keys.filter(({ SK }) => SK !== 'MERGED'),
			);
			await change(endMerging(TableName, { id, into }));
			await change(endMerge(TableName, id));
		},
	};
}

/** Stored responses of a booking and its moves are keyed by client, and encrypted with their key as context. */
async function moveAnswers({ db, TableName, openCipher, change }: StepDeps, { id, into }: Merge, visit: Item) {
	const keys: readonly (string | undefined)[] = [visit.answerKey, ...(visit.moveKeys ?? [])];
	for (const key of keys.filter((one) => one !== undefined)) {
		const [from, to] = [idempotencyKey(id, key), idempotencyKey(into, key)];
		const [answer] = await readItems(db, TableName, [from]);
		if (!answer) continue;
		const { encrypt, decrypt } = await openCipher();
		const sealed = encrypt(decrypt(answer.sealed, from.PK), to.PK);
		const put = { Put: { TableName, Item: { ...answer, ...to, sealed }, ConditionExpression: ABSENT } };
		await change(put, { Delete: { TableName, Key: from } });
	}
}

/** Renames the client in the history of a visit, and in the cells it holds. */
async function renameIn({ db, TableName, change }: StepDeps, merge: Merge, visit: Item) {
	const events = await eventsOf(db, TableName, appointmentKey(visit.id).PK);
	for (const event of events.filter(({ by }) => by === merge.id))
		await change(renamed(TableName, event, { attribute: 'by', ...merge }));
	const { psychologistId, startAt, endAt, status } = visit;
	if (status === 'cancelled') return;
	for (const cell of cellKeysOf({ psychologistId, startAt, endAt }))
		await change(renamed(TableName, cell, { attribute: 'uid', ...merge }));
}

const endMerging = (TableName: string, { id, into }: Pick<Merge, 'id' | 'into'>): Action => ({
	Update: {
		TableName,
		Key: userKey(into, 'PROFILE'),
		UpdateExpression: 'REMOVE merging',
		ConditionExpression: 'merging = :other',
		ExpressionAttributeValues: { ':other': id },
	},
});

const endMerge = (TableName: string, id: string): Action => ({
	Update: {
		TableName,
		Key: userKey(id, 'MERGED'),
		UpdateExpression: 'SET #state = :done REMOVE coming',
		ConditionExpression: 'attribute_exists(PK)',
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: { ':done': 'done' },
	},
});

async function eventsOf(
	db: DynamoDBDocumentClient,
	TableName: string,
	partition: string,
): Promise<readonly (Item & Key)[]> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			ConsistentRead: true,
			KeyConditionExpression: 'PK = :appointment AND begins_with(SK, :history)',
			ExpressionAttributeValues: { ':appointment': partition, ':history': HISTORY_PREFIX },
		}),
	);
	return Items.map(({ PK, SK, by }) => ({ PK, SK, by }));
}

interface Renaming extends Pick<Merge, 'id' | 'into'> {
	readonly attribute: 'by' | 'uid';
}

/** Replaces the other client's id by the kept client's. */
const renamed = (TableName: string, { PK, SK }: Key, { attribute, id, into }: Renaming): Action => ({
	Update: {
		TableName,
		Key: { PK, SK },
		UpdateExpression: 'SET #who = :into',
		ConditionExpression: '#who = :other',
		ExpressionAttributeNames: { '#who': attribute },
		ExpressionAttributeValues: { ':other': id, ':into': into },
	},
});

/** A testimonial and its published copy are keyed by their author; only the record names the account. */
const rewritten = (TableName: string, Key: Key, { id, into }: Merge): Action => ({
	Update: {
		TableName,
		Key: { PK: Key.PK, SK: Key.SK },
		UpdateExpression: `SET G2PK = :into${isRecordKey(Key) ? ', uid = :uid' : ''}`,
		ConditionExpression: 'G2PK = :other',
		ExpressionAttributeValues: {
			':other': writerPartition(id),
			':into': writerPartition(into),
			...(isRecordKey(Key) ? { ':uid': into } : {}),
		},
	},
});
