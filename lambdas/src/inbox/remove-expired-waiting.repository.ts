import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { removeWritings } from '../account/close/remove-writings.repository.ts';
import { moderationList } from '../comment/comment.items.ts';
import { keptForAYear } from '../platform/limits/visitor-writing.items.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { decisionList } from '../testimonial/testimonial.items.ts';
import { stateList } from './inbox.items.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The sweep runs each minute, so a small batch is enough. */
const AT_A_TIME = 10;

/** The lists of what waits for staff, the oldest first. */
const WAITING = [
	stateList('questions', 'new'),
	stateList('messages', 'new'),
	moderationList('pending'),
	decisionList('pending'),
] as const;

/**
 * Removes what has waited for staff for a year, each together with its place in the figures of what waits; answers how much
 * that was. A day before it would expire by itself: an item that DynamoDB expires is taken out of no figure. Idempotent.
 */
export const removeExpiredWaiting =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (now: Date): Promise<number> => {
		const oldest = await Promise.all(WAITING.map((list) => oldestOf({ db, TableName, list, now })));
		const writings = oldest.flat();
		await removeWritings(db, TableName, writings);
		return writings.length;
	};

interface ListQuery {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly list: string;
	readonly now: Date;
}

async function oldestOf({ db, TableName, list, now }: ListQuery): Promise<readonly (Key & Item)[]> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			IndexName: 'GSI1',
			KeyConditionExpression: 'G1PK = :list AND G1SK < :before',
			ExpressionAttributeValues: { ':list': list, ':before': expiringBefore(now) },
			Limit: AT_A_TIME,
		}),
	);
	return Items.map(({ PK, SK, ...rest }) => ({ PK, SK, ...rest }));
}

/** What was written before this (ISO UTC) expires within a day. */
function expiringBefore(now: Date): string {
	const keptMs = keptForAYear(new Date(0).toISOString()) * 1000;
	return new Date(now.getTime() - keptMs + DAY_MS).toISOString();
}
