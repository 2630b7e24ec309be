import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../platform/table/stored-item.ts';
import { monthsBack } from './months-back.ts';
import { joinedInMonth, monthOf } from './record.items.ts';

/** The search goes back until so many consecutive months have no new record: older months have none either. */
const SILENT_MONTHS = 24;

interface RecordsDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly now: () => Date;
	/** Leaves out clients without an address: they have no account. */
	readonly accountsOnly?: boolean;
}

/**
 * Client records with their attributes, month by month, newest first, no further back than needed.
 *
 * @param before the sort key (`G1SK`) before which to begin; absent: from the newest.
 */
export async function newestRecords(
	deps: RecordsDeps,
	count: number,
	before: string | undefined,
): Promise<readonly Item[]> {
	const found: Item[] = [];
	let silent = 0;
	for (const month of monthsBack(monthOf(before?.split('#')[0] ?? deps.now().toISOString()))) {
		const items = await recordsOf(deps, { month, before, limit: count - found.length });
		found.push(...items);
		silent = items.length === 0 ? silent + 1 : 0;
		if (found.length >= count || silent >= SILENT_MONTHS) break;
	}
	return found;
}

interface MonthQuestion {
	readonly month: string;
	readonly before: string | undefined;
	readonly limit: number;
}

/** The records of a month; a page of the table may have fewer than requested. */
async function recordsOf(
	{ db, tableName: TableName, accountsOnly }: RecordsDeps,
	{ month, before, limit }: MonthQuestion,
): Promise<readonly Item[]> {
	const found: Item[] = [];
	const isEarlier = before === undefined ? '' : ' AND G1SK < :before';
	const values = { ':month': joinedInMonth(month), ...(before === undefined ? {} : { ':before': before }) };
	let ExclusiveStartKey: Item | undefined;
	do {
		const page = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: `G1PK = :month${isEarlier}`,
				ExpressionAttributeValues: values,
				...(accountsOnly ? { FilterExpression: 'attribute_exists(email)' } : {}),
				ScanIndexForward: false,
				Limit: limit - found.length,
				ExclusiveStartKey,
			}),
		);
		found.push(...(page.Items ?? []));
		ExclusiveStartKey = page.LastEvaluatedKey;
	} while (ExclusiveStartKey && found.length < limit);
	return found;
}
