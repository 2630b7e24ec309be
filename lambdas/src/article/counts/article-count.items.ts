import { shardOf } from '../../platform/table/shard.ts';

/** Number of shards, so that simultaneous readers rarely conflict on one item. */
const SHARDS = 10;

/** The totals of an article's likes and views. The key does not begin with `BLOG#`: a count renders no page again. */
export const countPartition = (articleId: string): string => `BLOGCNT#${articleId}`;

/** The shard of a pseudonym: always the same one, so that a like is removed where it was counted. */
export const countKey = (articleId: string, pseudonym: string) => ({
	PK: countPartition(articleId),
	SK: String(shardOf(pseudonym, SHARDS)),
});
