import {
	type DynamoDBDocumentClient,
	TransactWriteCommand,
	type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { countKey } from './article-count.items.ts';
import type { ArticleMarkStore, Reader } from './article-counts.ts';

/** A view is stored until its day is certainly over. */
const VIEW_KEPT_SECONDS = 2 * 24 * 60 * 60;

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const ABSENT = 'attribute_not_exists(PK)';
const PRESENT = 'attribute_exists(PK)';

const likeKey = (articleId: string, pseudonym: string) => ({ PK: `BLOGLIKE#${articleId}#${pseudonym}`, SK: 'L' });
const viewKey = (articleId: string, day: string, pseudonym: string) => ({
	PK: `BLOGVIEW#${articleId}#${day}#${pseudonym}`,
	SK: 'V',
});

/**
 * The only module that knows how likes and views are stored. Each is one transaction of the mark and its count, so that
 * the counts are exact under concurrency and repetition; every like is removed from the shard where it was counted, so
 * no count falls below zero. A browser has another pseudonym for each article, and for each day of its views: the table
 * does not show what else a reader read.
 */
export const articleMarksRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): ArticleMarkStore => {
	const nameFor = async (purpose: string, { articleId, device }: Reader): Promise<string> =>
		(await openCipher()).pseudonym('device', `${purpose} ${articleId} ${device}`);

	const add = (count: 'likes' | 'views', amount: 1 | -1, Key: ReturnType<typeof countKey>): Action => ({
		Update: {
			TableName,
			Key,
			UpdateExpression: 'SET entity = :entity ADD #count :amount',
			ExpressionAttributeNames: { '#count': count },
			ExpressionAttributeValues: { ':entity': 'article-count', ':amount': amount },
		},
	});

	/**
	 * Sets or removes a mark and counts it, or does nothing when that was done before. The SDK repeats an attempt under
	 * the same token, so a lost response is not counted twice.
	 */
	const markOnce = async (mark: Action, count: Action): Promise<void> => {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [mark, count] })));
		} catch (error) {
			if (!isConditionFailure(error, 0)) throw error;
		}
	};

	return {
		async setLiked(reader, liked) {
			const pseudonym = await nameFor('like', reader);
			const Key = likeKey(reader.articleId, pseudonym);
			const mark = liked
				? { Put: { TableName, Item: { ...Key, entity: 'article-like' }, ConditionExpression: ABSENT } }
				: { Delete: { TableName, Key, ConditionExpression: PRESENT } };
			await markOnce(mark, add('likes', liked ? 1 : -1, countKey(reader.articleId, pseudonym)));
		},
		async addView(reader, now) {
			const day = dayOf(now);
			const pseudonym = await nameFor(`view ${day}`, reader);
			const ttl = Math.floor(now.getTime() / 1000) + VIEW_KEPT_SECONDS;
			const Item = { ...viewKey(reader.articleId, day, pseudonym), entity: 'article-view', ttl };
			const mark = { Put: { TableName, Item, ConditionExpression: ABSENT } };
			await markOnce(mark, add('views', 1, countKey(reader.articleId, pseudonym)));
		},
	};
};
