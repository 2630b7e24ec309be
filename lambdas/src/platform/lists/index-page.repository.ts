import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../table/stored-item.ts';
import type { ListOrder } from '../table/waiting-order.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Page, PageRequest } from './page.ts';

/** A position in a list: its partition, then the sort key of the last row of the page. */
const PLACE = /^[!-~]{1,160}\n[!-~]{1,160}$/;

export interface IndexPage extends PageRequest {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly index: 'GSI1' | 'GSI2' | 'GSI3';
	readonly partition: string;
	readonly order: ListOrder;
}

/** A page of one partition of an index, at a constant cost. Undefined when the cursor belongs to another list. */
export async function indexPage(page: IndexPage): Promise<Page<Item> | undefined> {
	const { db, TableName, index, partition, order, limit, cursor } = page;
	const after = cursor === undefined ? undefined : placeIn(partition, cursor);
	if (cursor !== undefined && after === undefined) return undefined;
	const [PK, SK] = [`G${index.at(-1)}PK`, `G${index.at(-1)}SK`];
	const side = order === 'newest first' ? '<' : '>';
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			IndexName: index,
			KeyConditionExpression: after === undefined ? '#pk = :pk' : `#pk = :pk AND #sk ${side} :after`,
			ExpressionAttributeNames: { '#pk': PK, ...(after === undefined ? {} : { '#sk': SK }) },
			ExpressionAttributeValues: { ':pk': partition, ...(after === undefined ? {} : { ':after': after }) },
			ScanIndexForward: order === 'oldest first',
			// One row more than the page, to know whether there is another page.
			Limit: limit + 1,
		}),
	);
	const rows = Items.slice(0, limit);
	const last = rows.at(-1);
	return { rows, nextCursor: last && Items.length > limit ? encodeCursor(`${partition}\n${last[SK]}`) : undefined };
}

/** The sort key in a cursor that belongs to this list. */
function placeIn(partition: string, cursor: string): string | undefined {
	const [list, place] = decodeCursor(cursor, PLACE)?.split('\n') ?? [];
	return list === partition ? place : undefined;
}
