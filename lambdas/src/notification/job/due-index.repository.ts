import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

const PER_SHARD = 25;

export interface DueQuery {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	/** Partition keys of the shards. */
	readonly partitions: readonly string[];
	/** Entries up to this instant, included. */
	readonly until: Date;
}

/**
 * Ids on the index of what is due, the longest due first, at most 25 of each shard. A claim moves or
 * removes the entry, so a stuck one never hides the rest behind the limit.
 */
export async function dueIds({ db, TableName, partitions, until }: DueQuery): Promise<readonly string[]> {
	const pages = await Promise.all(
		partitions.map((partition) =>
			db.send(
				new QueryCommand({
					TableName,
					IndexName: 'GSI3',
					KeyConditionExpression: 'G3PK = :partition AND G3SK < :bound',
					// `$` follows the `#` before the id: what is due at this very millisecond is included.
					ExpressionAttributeValues: { ':partition': partition, ':bound': `${until.toISOString()}$` },
					Limit: PER_SHARD,
				}),
			),
		),
	);
	return pages
		.flatMap(({ Items = [] }) => Items.map(({ G3SK }) => String(G3SK)))
		.sort()
		.map((sortKey) => sortKey.slice(sortKey.indexOf('#') + 1));
}
