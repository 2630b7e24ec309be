import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReturnedReplies } from '../notification/record-mail-event.usecase.ts';
import type { Item } from '../platform/stored-item.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import { entryKey } from './inbox-key.ts';

/** Notes on a reply that its mail came back. The version of the entry stays: nobody who is at work on it is disturbed. */
export const returnedReplies = (db: DynamoDBDocumentClient, TableName: string): ReturnedReplies => ({
	async cameBack(inbox, { ref, version, at }) {
		const Key = entryKey(inbox, ref);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		const replies: readonly Item[] = Item?.replies ?? [];
		// Replies are only ever added at the end: one keeps its place.
		const place = replies.findIndex(({ ver }) => ver === version);
		if (place < 0) return;
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key,
					UpdateExpression: `SET replies[${place}].cameBack = :at`,
					ConditionExpression: `replies[${place}].ver = :version AND attribute_not_exists(replies[${place}].cameBack)`,
					ExpressionAttributeValues: { ':version': version, ':at': at },
				}),
			);
		} catch (error) {
			// Heard before, or the entry is gone: either way there is nothing to note.
			if (!isConditionFailure(error)) throw error;
		}
	},
});
