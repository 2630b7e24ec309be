import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { removeWritings } from '../account/remove-writings.repository.ts';
import { moderationList } from '../comment/comment-key.ts';
import type { Item, Key } from '../platform/stored-item.ts';
import { keptForAYear } from '../platform/visitor-writing.ts';
import { decisionList } from '../testimonial/testimonial-item.ts';
import { stateList } from './inbox-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The sweep comes by each minute: more than this need not be taken at a time. */
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
 * that was. A day before it would expire by itself: an item that DynamoDB expires is taken out of no figure. Removing twice is
 * removing once.
 */
export const forgetWaiting =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (now: Date): Promise<number> => {
		const oldest = await Promise.all(WAITING.map((list) => oldestOf({ db, TableName, list, now })));
		const writings = oldest.flat();
		await removeWritings(db, TableName, writings);
		return writings.length;
	};

interface Asked {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly list: string;
	readonly now: Date;
}

async function oldestOf({ db, TableName, list, now }: Asked): Promise<readonly (Key & Item)[]> {
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
