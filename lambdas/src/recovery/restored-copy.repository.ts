import { type DynamoDBDocumentClient, paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { receiptGapItem, seriesKey, yearOfSeries } from '../payment/payment.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { ABSENT, putNew } from '../platform/table/transaction.actions.ts';
import type { RestoredCopy } from './restored-copy.ts';

const OPEN_STATES: ReadonlySet<unknown> = new Set(['pending', 'sending']);

/** These jobs run again in the copy, because they are idempotent. */
const DONE_AGAIN: ReadonlySet<unknown> = new Set(['erase_account', 'newsletter_issue']);

const isOpenJob = ({ state, type }: Item): boolean => OPEN_STATES.has(state) && !DONE_AGAIN.has(type);
const isToRemind = ({ G3PK }: Item): boolean => G3PK !== undefined;

/** A restored table for the replay. It is scanned, because no function uses it yet. */
export const restoredCopy = (db: DynamoDBDocumentClient, TableName: string): RestoredCopy => ({
	async contents() {
		const items = await itemsOf(db, TableName);
		const of = (entity: string) => items.filter((item) => item.entity === entity);
		const [jobs, visits] = [of('job'), of('appointment')];
		return {
			jobIds: new Set(jobs.map(({ id }) => id)),
			openJobs: jobs.filter(isOpenJob).map(({ id, ref }) => ({ id, ref })),
			visits: new Map(visits.map(({ id, userId }) => [id, userId])),
			toRemind: visits.filter(isToRemind).map(({ id, ver }) => ({ id, version: ver })),
			lastPlaces: new Map(of('receipt-series').map(({ PK, lastPlace }) => [yearOfSeries(PK), lastPlace])),
		};
	},
	async skip({ year, from, to }, now) {
		const last = from - 1;
		const series = {
			TableName,
			Key: seriesKey(year),
			UpdateExpression: 'SET entity = :entity, lastPlace = :to',
			ConditionExpression: last === 0 ? ABSENT : 'lastPlace = :last',
			ExpressionAttributeValues: {
				':entity': 'receipt-series',
				':to': to,
				...(last === 0 ? {} : { ':last': last }),
			},
		};
		const note = putNew(TableName, receiptGapItem({ year, from, to, at: now.toISOString() }));
		await db.send(new TransactWriteCommand({ TransactItems: [{ Update: series }, note] }));
	},
});

const WANTED = 'PK, entity, id, userId, #ref, #state, #type, ver, G3PK, lastPlace';

async function itemsOf(db: DynamoDBDocumentClient, TableName: string): Promise<readonly Item[]> {
	const pages = paginateScan(
		{ client: db },
		{
			TableName,
			ConsistentRead: true,
			FilterExpression: 'entity IN (:job, :visit, :series)',
			ProjectionExpression: WANTED,
			ExpressionAttributeNames: { '#state': 'state', '#type': 'type', '#ref': 'ref' },
			ExpressionAttributeValues: { ':job': 'job', ':visit': 'appointment', ':series': 'receipt-series' },
		},
	);
	const items: Item[] = [];
	for await (const { Items = [] } of pages) items.push(...Items);
	return items;
}
