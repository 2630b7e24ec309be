import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '../http/result.ts';
import { isConditionFailure } from '../table/transaction.ts';
import type { Counter, RateLimits } from './rate-limits.ts';

const KEPT_AFTER_SECONDS = 60 * 60;

/**
 * The only module that knows how counts are stored. Each is taken by one conditional write, so that a hundred at
 * once cannot pass a limit of five. It is no transaction: an address behind which thousands sit would make them lose
 * against each other. A crash between two writes, or an answer lost on the way, costs the asker one try of the window.
 */
export function rateLimits(db: DynamoDBDocumentClient, TableName: string): RateLimits {
	const add = async (counter: Counter, one: 1 | -1, now: Date): Promise<boolean> => {
		try {
			await db.send(new UpdateCommand({ TableName, ...addition(counter, one, now) }));
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	return {
		async admit(counters, now) {
			const taken: Counter[] = [];
			for (const counter of counters) {
				if (!(await add(counter, 1, now))) {
					for (const other of taken) await add(other, -1, now);
					return refuse('too_many_requests', { retryAfterSeconds: restOf(counter, now) });
				}
				taken.push(counter);
			}
			return ok(undefined);
		},
		async giveBack(counters, now) {
			for (const counter of counters) await add(counter, -1, now);
		},
		async clear(counter, now) {
			await db.send(new DeleteCommand({ TableName, Key: keyOf(counter, now) }));
		},
	};
}

const seconds = (now: Date): number => now.getTime() / 1000;
const startOf = ({ windowSeconds }: Counter, now: Date): number =>
	Math.floor(seconds(now) / windowSeconds) * windowSeconds;
const restOf = (counter: Counter, now: Date): number =>
	Math.ceil(startOf(counter, now) + counter.windowSeconds - seconds(now));

const keyOf = (counter: Counter, now: Date) => ({
	PK: `RATE#${counter.name}`,
	SK: `W#${new Date(startOf(counter, now) * 1000).toISOString()}`,
});

function addition(counter: Counter, one: 1 | -1, now: Date) {
	const start = startOf(counter, now);
	return {
		Key: keyOf(counter, now),
		UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD #count :one',
		// A count is given back to a window only while it is there: what has expired is not begun again below zero.
		ConditionExpression: one === 1 ? 'attribute_not_exists(#count) OR #count < :bound' : '#count > :bound',
		ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':entity': 'rate',
			':one': one,
			':bound': one === 1 ? counter.limit : 0,
			':ttl': start + counter.windowSeconds + KEPT_AFTER_SECONDS,
		},
	};
}
