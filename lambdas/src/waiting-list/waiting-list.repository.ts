import {
	type DynamoDBDocumentClient,
	TransactWriteCommand,
	UpdateCommand,
	type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { MOST_WAITS } from '@tulia/contracts/waiting-list/schemas';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Action } from '../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { waitingEntries } from './waiting-entries.repository.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { changeActions, joinActions, offerActions } from './waiting-list.actions.ts';
import {
	deleteEntry,
	entryKey,
	freeHeld,
	holdCells,
	leavePlace,
	replaceEntry,
	takePlace,
} from './waiting-list.items.ts';
import type { WaitingListStore, WaitingWritten } from './waiting-list-store.ts';

/** A merged record may have the quota slots of several records. */
const MOST_PLACES = 8 * MOST_WAITS;

/** `taken` when a contested action was refused, `stale` when another one was. */
type Write = (contested: readonly Action[], others: readonly Action[]) => Promise<WaitingWritten>;

const writeTo =
	(db: DynamoDBDocumentClient): Write =>
	async (contested, others) => {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...contested, ...others] })));
			return 'written';
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
			return contested.some((_action, at) => isConditionFailure(error, at)) ? 'taken' : 'stale';
		}
	};

type Expressions = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames'>;

const NOTIFIED_ATTRIBUTE = { email: 'toldByMail', sms: 'toldBySms' } as const satisfies Record<
	'email' | 'sms',
	keyof WaitingEntry
>;

/** The waiting list in the one table. A booking of a held time writes its entry too: `HeldTime` has those actions. */
export function waitingListRepository(db: DynamoDBDocumentClient, TableName: string): WaitingListStore {
	const write = writeTo(db);
	/** Does nothing when the condition fails: the entry is gone, or newer. */
	const update = async (entryId: string, offerId: string, expressions: Expressions): Promise<void> => {
		const parts = { TableName, Key: { ...entryKey(entryId) }, ExpressionAttributeValues: { ':offer': offerId } };
		try {
			await db.send(new UpdateCommand({ ...parts, ...expressions }));
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
		}
	};
	const entries = waitingEntries(db, TableName);
	return {
		...entries,
		join: (joined) => write([takePlace(TableName, joined.entry)], joinActions(TableName, joined)),
		offer: (made) => write(holdCells(TableName, made.after, made.offer), offerActions(TableName, made)),
		change: (change) => write([], changeActions(TableName, change)),
		async recordNotified(entryId, offerId, by) {
			await update(entryId, offerId, {
				UpdateExpression: 'SET #told = :offer',
				ConditionExpression: 'attribute_exists(PK)',
				ExpressionAttributeNames: { '#told': NOTIFIED_ATTRIBUTE[by] },
			});
		},
		async noteLost(entryId, offerId, by) {
			await update(entryId, offerId, {
				UpdateExpression: 'REMOVE #told',
				ConditionExpression: '#told = :offer',
				ExpressionAttributeNames: { '#told': NOTIFIED_ATTRIBUTE[by] },
			});
		},
		async give(entry, to) {
			for (let place = 1; place <= MOST_PLACES; place += 1) {
				const before = await entries.find(entry.id);
				if (before?.userId !== entry.userId) return;
				if (
					(await write(...giveActions(TableName, before, { ...before, userId: to, place, ver: before.ver + 1 }))) ===
					'written'
				)
					return;
			}
			throw new Error('There is no free quota slot for the entry.');
		},
		async remove({ id, userId }) {
			const before = await entries.find(id);
			if (before?.userId !== userId) return;
			const all = [deleteEntry(TableName, before), leavePlace(TableName, before), ...freeHeld(TableName, before)];
			if ((await write([], all)) !== 'written') throw new Error('The entry was changed meanwhile.');
		},
	};
}

/** An ended entry has no quota slot. */
function giveActions(TableName: string, before: WaitingEntry, after: WaitingEntry): Parameters<Write> {
	const change = replaceEntry(TableName, before, after);
	return before.state === 'ended'
		? [[], [change]]
		: [[takePlace(TableName, after)], [change, leavePlace(TableName, before)]];
}
