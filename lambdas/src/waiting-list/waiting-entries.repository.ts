import { type DynamoDBDocumentClient, GetCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { userPartition } from '../platform/table/user.items.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { entryKey, entryOf, PLACE_PREFIX, WAITED, WAITING, waitsOf } from './waiting-list.items.ts';
import type { WaitingListStore } from './waiting-list-store.ts';

const inOrder = (entries: readonly WaitingEntry[]): readonly WaitingEntry[] =>
	[...entries].sort((a, b) => a.askedAt.localeCompare(b.askedAt) || a.id.localeCompare(b.id));

export function waitingEntries(
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<WaitingListStore, 'find' | 'waiting' | 'ended' | 'ofClient' | 'allOf'> {
	const listed = async (IndexName: 'GSI1' | 'GSI2', list: string): Promise<readonly WaitingEntry[]> => {
		const KeyConditionExpression = IndexName === 'GSI1' ? 'G1PK = :list' : 'G2PK = :list';
		const ExpressionAttributeValues = { ':list': list };
		const question = { TableName, IndexName, KeyConditionExpression, ExpressionAttributeValues };
		const entries: WaitingEntry[] = [];
		for await (const { Items = [] } of paginateQuery({ client: db }, question)) entries.push(...Items.map(entryOf));
		return entries;
	};
	return {
		async find(id) {
			const { Item } = await db.send(new GetCommand({ TableName, Key: { ...entryKey(id) }, ConsistentRead: true }));
			return Item && entryOf(Item);
		},
		waiting: async () => inOrder(await listed('GSI1', WAITING)),
		async ended(Limit) {
			const { Items = [] } = await db.send(
				new QueryCommand({
					...{ TableName, Limit },
					IndexName: 'GSI1',
					KeyConditionExpression: 'G1PK = :list',
					ExpressionAttributeValues: { ':list': WAITED },
					ScanIndexForward: false,
				}),
			);
			return Items.map(entryOf);
		},
		async ofClient(userId) {
			const { Items = [] } = await db.send(
				new QueryCommand({
					TableName,
					ConsistentRead: true,
					KeyConditionExpression: 'PK = :client AND begins_with(SK, :place)',
					ExpressionAttributeValues: { ':client': userPartition(userId), ':place': PLACE_PREFIX },
				}),
			);
			const keys = Items.map(({ entryId }) => entryKey(entryId));
			const found = await readItems(db, TableName, keys);
			return inOrder(found.map(entryOf).filter(({ state }) => state !== 'ended'));
		},
		allOf: (userId) => listed('GSI2', waitsOf(userId)),
	};
}
