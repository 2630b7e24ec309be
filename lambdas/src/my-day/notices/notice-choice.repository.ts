import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { noticeChoiceKey } from '../my-day.items.ts';
import { replaceOnVersion } from '../replace-on-version.repository.ts';
import type { NoticeChoiceStore } from './notice-choice.ts';

/** Notice settings, stored in DynamoDB. */
export const noticeChoices = (db: DynamoDBDocumentClient, TableName: string): NoticeChoiceStore => ({
	async find(psychologistId) {
		const Key = noticeChoiceKey(psychologistId);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return Item && { userId: Item.userId, channel: Item.channel, names: Item.names === true, version: Item.ver };
	},
	replace(psychologistId, { userId, channel, names, version }) {
		return replaceOnVersion(db, TableName, {
			...noticeChoiceKey(psychologistId),
			entity: 'day-notice-choice',
			...{ userId, channel, names, ver: version },
		});
	},
});
