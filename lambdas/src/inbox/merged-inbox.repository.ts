import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { ok } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { cursorIn, placeIn } from '../platform/lists/cursor.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { entryFrom } from './entry.items.ts';
import { stateList } from './inbox.items.ts';
import type { Inbox } from './inbox.ts';
import type { MergedInbox } from './merged-inbox.ts';
import { type Interval, intervalsAfter, mergeByPlace } from './merged-order.items.ts';

/** A sort key of these lists. */
const PLACE = /^~?\d{4}-[!-}]{1,150}$/;

interface Found {
	readonly kind: Inbox;
	readonly item: Item;
}

const placeOf = ({ item }: Found): string => item.G1SK;

/** Merges a page of each list. All lists have one order, so the last row's sort key is the cursor in each. */
export const mergedInboxRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): MergedInbox => ({
	async list(kinds, state, { limit, cursor }) {
		const after = placeIn(`inbox-${state}`, cursor, PLACE);
		if (!after.ok) return after;
		// One row more than a page, to know whether there is another page.
		const found: Found[] = [];
		for (const interval of intervalsAfter(state, after.value)) {
			const wanted = limit + 1 - found.length;
			if (wanted === 0) break;
			const lists = await Promise.all(
				kinds.map(async (kind) =>
					(await readInterval(db, TableName, { partition: stateList(kind, state), interval, wanted })).map((item) => ({
						kind,
						item,
					})),
				),
			);
			found.push(...mergeByPlace<Found>(lists, placeOf, interval.direction).slice(0, wanted));
		}
		const { decrypt } = await openCipher();
		const shown = found.slice(0, limit);
		const last = shown.at(-1);
		return ok({
			rows: shown.map(({ kind, item }) => ({ kind, entry: entryFrom(item, decrypt) })),
			nextCursor: last && found.length > limit ? cursorIn(`inbox-${state}`, placeOf(last)) : undefined,
		});
	},
});

interface Reading {
	readonly partition: string;
	readonly interval: Interval;
	/** Maximum number of rows. */
	readonly wanted: number;
}

/** The first rows of an interval, over several responses of the table, of a megabyte each. */
async function readInterval(
	client: DynamoDBDocumentClient,
	TableName: string,
	{ partition, interval, wanted }: Reading,
): Promise<readonly Item[]> {
	const isAscending = interval.direction === 'ascending';
	const ends = isAscending ? { ':from': interval.from, ':to': interval.to } : { ':before': interval.before };
	const pages = paginateQuery(
		{ client, pageSize: wanted },
		{
			TableName,
			IndexName: 'GSI1',
			KeyConditionExpression: `G1PK = :list AND ${isAscending ? 'G1SK BETWEEN :from AND :to' : 'G1SK < :before'}`,
			ExpressionAttributeValues: { ':list': partition, ...ends },
			ScanIndexForward: isAscending,
		},
	);
	const rows: Item[] = [];
	for await (const { Items = [] } of pages) {
		rows.push(...Items);
		if (rows.length >= wanted) break;
	}
	return rows.slice(0, wanted);
}
