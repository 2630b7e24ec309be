import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { feedKey } from '../my-day.items.ts';
import { replaceOnVersion } from '../replace-on-version.repository.ts';
import type { CalendarFeedStore } from './calendar-feed.ts';

/** Calendar feeds, stored in DynamoDB. One item, so that a renewal invalidates the old secret in the same write. */
export const calendarFeeds = (db: DynamoDBDocumentClient, TableName: string): CalendarFeedStore => ({
	async find(psychologistId) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: feedKey(psychologistId), ConsistentRead: true }));
		return (
			Item && {
				userId: Item.userId,
				proof: Item.proof,
				since: Item.since,
				names: Item.names === true,
				version: Item.ver,
			}
		);
	},
	replace(psychologistId, { userId, proof, since, names, version }) {
		return replaceOnVersion(db, TableName, {
			...feedKey(psychologistId),
			entity: 'calendar-feed',
			...{ userId, names, ver: version },
			...(proof === undefined ? {} : { proof, since }),
		});
	},
});
