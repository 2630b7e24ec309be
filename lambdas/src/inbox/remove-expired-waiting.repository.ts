import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { DAY } from '@tulia/centre/durations';
import { removeWritings } from '../account/close/remove-writings.repository.ts';
import { PENDING_ORDER as COMMENT_ORDER, moderationList } from '../comment/comment.items.ts';
import { keptForAYear } from '../platform/limits/visitor-writing.items.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { type ListOrder, waitingSinceBefore } from '../platform/table/waiting-order.ts';
import { decisionList, PENDING_ORDER as TESTIMONIAL_ORDER } from '../testimonial/testimonial.items.ts';
import { INBOX_ORDER, stateList } from './inbox.items.ts';

/** The sweep runs each minute, so a small batch is enough. */
const AT_A_TIME = 10;

/** The lists of what waits for staff. */
const WAITING: readonly { readonly list: string; readonly order: ListOrder }[] = [
	{ list: stateList('questions', 'new'), order: INBOX_ORDER },
	{ list: stateList('messages', 'new'), order: INBOX_ORDER },
	{ list: moderationList('pending'), order: COMMENT_ORDER },
	{ list: decisionList('pending'), order: TESTIMONIAL_ORDER },
];

/**
 * Removes what has waited for staff for a year, each together with its count; returns how many. It runs a day before
 * their TTL, because an expiring item would leave the counts unchanged. Idempotent.
 */
export const removeExpiredWaiting =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (now: Date): Promise<number> => {
		const before = expiringBefore(now);
		const ranges = WAITING.flatMap(({ list, order }) =>
			waitingSinceBefore(order, before).map((range) => ({ ...range, list })),
		);
		const oldest = await Promise.all(ranges.map((range) => oldestOf({ db, TableName, ...range })));
		const writings = oldest.flat();
		await removeWritings(db, TableName, writings);
		return writings.length;
	};

interface RangeQuery {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly list: string;
	readonly from: string;
	readonly to: string;
}

async function oldestOf({ db, TableName, list, from, to }: RangeQuery): Promise<readonly (Key & Item)[]> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			IndexName: 'GSI1',
			KeyConditionExpression: 'G1PK = :list AND G1SK BETWEEN :from AND :to',
			ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
			Limit: AT_A_TIME,
		}),
	);
	return Items.map(({ PK, SK, ...rest }) => ({ PK, SK, ...rest }));
}

/** Entries written before this (ISO UTC) expire within a day. */
function expiringBefore(now: Date): string {
	const keptMs = keptForAYear(new Date(0).toISOString()) * 1000;
	return new Date(now.getTime() - keptMs + DAY).toISOString();
}
