import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { noticeChoiceKey } from '../my-day.items.ts';
import type { NoticeChoiceStore } from './notice-choice.ts';

/** The only module that knows how the choice is stored. */
export const noticeChoices = (db: DynamoDBDocumentClient, TableName: string): NoticeChoiceStore => ({
	async find(psychologistId) {
		const Key = noticeChoiceKey(psychologistId);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return Item && { userId: Item.userId, channel: Item.channel, names: Item.names === true, version: Item.ver };
	},
	async replace(psychologistId, { userId, channel, names, version }) {
		const Item = {
			...noticeChoiceKey(psychologistId),
			entity: 'day-notice-choice',
			...{ userId, channel, names, ver: version },
		};
		try {
			await db.send(
				new PutCommand({
					TableName,
					Item,
					ConditionExpression: version === 1 ? 'attribute_not_exists(PK)' : 'ver = :read',
					...(version === 1 ? {} : { ExpressionAttributeValues: { ':read': version - 1 } }),
				}),
			);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	},
});
