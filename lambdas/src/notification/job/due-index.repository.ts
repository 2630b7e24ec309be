import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

const PER_SHARD = 25;

export interface DueQuery {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly partitions: readonly string[];
	/** Inclusive. */
	readonly until: Date;
}

/**
 * Ids on the due index, the longest overdue first, at most 25 of each shard. A claim moves or removes the entry, so
 * that a stuck job never hides others behind the limit.
 */
export async function dueIds({ db, TableName, partitions, until }: DueQuery): Promise<readonly string[]> {
	const pages = await Promise.all(
		partitions.map((partition) =>
			db.send(
				new QueryCommand({
					TableName,
					IndexName: 'GSI3',
					KeyConditionExpression: 'G3PK = :partition AND G3SK < :bound',
					// `$` is the character after the `#` before the id: what is due at exactly `until` is included.
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
