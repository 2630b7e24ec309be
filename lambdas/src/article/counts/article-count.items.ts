import { shardOf } from '../../platform/table/shard.ts';

/** So that readers who come at once rarely meet on one item. */
const SHARDS = 10;

/** Where the likes and views of an article are summed up. It does not begin with `BLOG#`: a count renders no page again. */
export const countPartition = (articleId: string): string => `BLOGCNT#${articleId}`;

/** The item that counts whoever goes by this pseudonym: always the same one, so that a like is taken back where it was counted. */
export const countKey = (articleId: string, pseudonym: string) => ({
	PK: countPartition(articleId),
	SK: String(shardOf(pseudonym, SHARDS)),
});
