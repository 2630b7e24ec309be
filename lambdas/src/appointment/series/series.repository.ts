import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { crisisAlertJobs } from '../../outbox/crisis-alert.items.ts';
import { dueKeys, jobKey, newJob } from '../../outbox/job.items.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import { isConditionFailure, isTransactionConflict } from '../../platform/table/transaction.ts';
import {
	type KeptOutcome,
	MOST_KEPT,
	type NewOrder,
	type Series,
	type SeriesOrder,
	type SeriesStore,
} from '../series.ts';
import { orderItem, orderKey, seriesExpiry, seriesItem, seriesKey } from './series.items.ts';

/** How long the notice waits for an interrupted order: a repeat that finishes it is then reported as a whole. */
const STOPPED_MS = 2 * 60_000;

/** The only module that reads and writes series and their orders. */
export function seriesRepository(db: DynamoDBDocumentClient, TableName: string): SeriesStore {
	/** Whether it was written. False: the order was settled before, or the job is no longer pending. */
	const settleWith = async (actions: readonly Action[]): Promise<boolean> => {
		try {
			await db.send(new TransactWriteCommand({ TransactItems: [...actions] }));
			return true;
		} catch (error) {
			if (isConditionFailure(error) || isTransactionConflict(error)) return false;
			throw error;
		}
	};
	return {
		async find(seriesId) {
			const [found] = await readItems(db, TableName, [seriesKey(seriesId)]);
			return found && seriesOf(found);
		},
		async findOrder(orderId) {
			const { Item } = await db.send(new GetCommand({ TableName, Key: orderKey(orderId), ConsistentRead: true }));
			return Item && orderOf(Item);
		},
		async begin(order) {
			try {
				await db.send(new TransactWriteCommand({ TransactItems: [...beginActions(order, TableName)] }));
				return 'begun';
			} catch (error) {
				if (isConditionFailure(error, 0) || isTransactionConflict(error)) return 'exists';
				if (isConditionFailure(error)) return 'full';
				throw error;
			}
		},
		async settle(order, outcomes, { now, newJobId }) {
			const settled = keepOutcomes(order, outcomes, TableName);
			if (await settleWith([settled, tellNow(order, now, TableName)])) return;
			// The job has already reported, or is reporting, what was done before a crash: everything is reported again.
			await settleWith([settled, putNew(TableName, noticeJob({ ...order, jobId: newJobId }, now, now))]);
		},
	};
}

const seriesOf = ({ id, every, visitIds }: Item): Series => ({ id, every, visitIds });

/** Only `orderItem` and this module write it, so its shape is known. */
function orderOf({ id, seriesId, kind, request, at, jobId, askedAt, visits, outcomes }: Item): SeriesOrder {
	return {
		...{ id, seriesId, kind, request, at, jobId, visits },
		...(askedAt === undefined ? {} : { askedAt }),
		...(outcomes === undefined ? {} : { outcomes }),
	};
}

const beginActions = ({ order, series, mayBeInCrisis, now }: NewOrder, TableName: string): readonly Action[] => [
	putNew(TableName, orderItem(order, now)),
	putNew(TableName, noticeJob(order, now, new Date(now.getTime() + STOPPED_MS))),
	...crisisAlertJobs({ id: order.id, createdAt: now.toISOString(), mayBeInCrisis }).map((job) =>
		putNew(TableName, job),
	),
	...(series ? [keepSeries(order, { series, now }, TableName)] : []),
];

const noticeJob = ({ id, jobId, askedAt }: SeriesOrder, now: Date, dueAt: Date) =>
	newJob({ id: jobId, type: 'series_mail', ref: id, refVersion: 1, now, dueAt, askedAt });

function keepSeries(
	{ seriesId, visits }: SeriesOrder,
	{ series, now }: { readonly series: NonNullable<NewOrder['series']>; readonly now: Date },
	TableName: string,
): Action {
	if (series.make) return putNew(TableName, seriesItem(series.make, now));
	return {
		Update: {
			TableName,
			Key: seriesKey(seriesId),
			UpdateExpression: 'SET visitIds = list_append(visitIds, :more), #ttl = :ttl',
			ConditionExpression: 'attribute_exists(PK) AND size(visitIds) <= :room',
			ExpressionAttributeNames: { '#ttl': 'ttl' },
			ExpressionAttributeValues: {
				':more': visits.map(({ appointmentId }) => appointmentId),
				':room': MOST_KEPT - visits.length,
				':ttl': seriesExpiry(now),
			},
		},
	};
}

const keepOutcomes = ({ id }: SeriesOrder, outcomes: readonly KeptOutcome[], TableName: string): Action => ({
	Update: {
		TableName,
		Key: orderKey(id),
		UpdateExpression: 'SET outcomes = :outcomes',
		ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(outcomes)',
		ExpressionAttributeValues: { ':outcomes': outcomes },
	},
});

/** Makes the notice due now: no visit of the order is left to try. */
function tellNow({ jobId }: SeriesOrder, now: Date, TableName: string): Action {
	const { G3SK } = dueKeys(jobId, now.toISOString());
	return {
		Update: {
			TableName,
			Key: jobKey(jobId),
			UpdateExpression: 'SET nextAt = :now, G3SK = :due',
			ConditionExpression: '#state = :pending AND attempts = :none',
			ExpressionAttributeNames: { '#state': 'state' },
			ExpressionAttributeValues: { ':now': now.toISOString(), ':due': G3SK, ':pending': 'pending', ':none': 0 },
		},
	};
}
