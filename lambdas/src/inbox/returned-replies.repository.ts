import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import type { ReturnedReplies } from '../notification/feedback/record-mail-event.usecase.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged, type WriteActions } from '../platform/table/transact-if-unchanged.repository.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import { entryKey, entryPlace, stateList } from './inbox.items.ts';
import type { Inbox } from './inbox.ts';

/**
 * Notes the bounce of a reply. When it was the latest reply, the question or message waits again and is counted,
 * because its writer has no answer. The version rises, so a concurrent change is refused.
 */
export const returnedReplies = (db: DynamoDBDocumentClient, TableName: string): ReturnedReplies => ({
	async cameBack(inbox, { ref, version, at }) {
		await retryOnVersionConflict(async () => {
			const Key = entryKey(inbox, ref);
			const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
			const replies: readonly Item[] = Item?.replies ?? [];
			// Replies are only appended, so the index is stable.
			const place = replies.findIndex(({ ver }) => ver === version);
			// The entry is gone, or the bounce was recorded before.
			if (!Item || place < 0 || replies[place]?.cameBack !== undefined) return true;
			const reopens = Item.state === 'answered' && place === replies.length - 1;
			const note = { TableName, Key, ver: Item.ver, place, at };
			const actions = reopens ? reopenActions(note, inbox, Item) : [noteOn(note)];
			return (await transactIfUnchanged(db, actions)) || undefined;
		});
	},
});

interface Note {
	readonly TableName: string;
	readonly Key: { readonly PK: string; readonly SK: string };
	readonly ver: number;
	readonly place: number;
	/** ISO UTC. */
	readonly at: string;
}

const noteOn = ({ TableName, Key, ver, place, at }: Note) => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: `SET replies[${place}].cameBack = :at`,
		ConditionExpression: `ver = :ver AND attribute_not_exists(replies[${place}].cameBack)`,
		ExpressionAttributeValues: { ':ver': ver, ':at': at },
	},
});

/** Reopens the entry: in the list of what waits, and counted. */
function reopenActions(note: Note, inbox: Inbox, { id, createdAt, crisis: mayBeInCrisis = false }: Item): WriteActions {
	const inList = entryPlace({ id, createdAt, mayBeInCrisis }, 'new');
	return [noteAndReopen(note, inbox, inList), ...waitingCounts(note.TableName, { noun: inbox, mayBeInCrisis }, 1)];
}

const noteAndReopen = ({ TableName, Key, ver, place, at }: Note, inbox: Inbox, inList: string) => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: `SET replies[${place}].cameBack = :at, #state = :new, G1PK = :list, G1SK = :inList, ver = :next`,
		ConditionExpression: 'ver = :ver',
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: {
			':ver': ver,
			':next': ver + 1,
			':at': at,
			':new': 'new',
			':list': stateList(inbox, 'new'),
			':inList': inList,
		},
	},
});
