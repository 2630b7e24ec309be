import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '../http/result.ts';
import { isConditionFailure } from '../table/transaction.ts';
import type { Counter, RateLimits } from './rate-limits.ts';

const KEPT_AFTER_SECONDS = 60 * 60;

/**
 * The only module that knows how counts are stored, one for each window of the clock. Each is incremented by one
 * conditional write, so that a hundred concurrent attempts cannot pass a limit of five; the count of the previous
 * window no longer changes. It is not a transaction, because thousands behind one address would conflict with each
 * other. A crash between two writes, or a lost response, costs the sender one attempt of the window.
 */
export function rateLimits(db: DynamoDBDocumentClient, TableName: string): RateLimits {
	const countBefore = async (counter: Counter, now: Date): Promise<number> => {
		const { Item } = await db.send(
			new GetCommand({ TableName, Key: keyOf(counter, startBefore(counter, now)), ConsistentRead: true }),
		);
		return Item?.count ?? 0;
	};
	const add = async (counter: Counter, step: Step, now: Date): Promise<boolean> => {
		try {
			await db.send(new UpdateCommand({ TableName, ...addition(counter, step, now) }));
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	const giveBack = async (counters: readonly Counter[], now: Date): Promise<void> => {
		for (const counter of counters) await add(counter, { one: -1, bound: 0 }, now);
	};
	return {
		async admit(counters, now) {
			const before = await Promise.all(counters.map((counter) => countBefore(counter, now)));
			for (const [at, counter] of counters.entries()) {
				const { bound, retryAfterSeconds } = roomIn(counter, before[at] ?? 0, now);
				if (await add(counter, { one: 1, bound }, now)) continue;
				await giveBack(counters.slice(0, at), now);
				return refuse('too_many_requests', { retryAfterSeconds });
			}
			return ok(undefined);
		},
		giveBack,
		async clear(counter, now) {
			for (const start of [startOf(counter, now), startBefore(counter, now)])
				await db.send(new DeleteCommand({ TableName, Key: keyOf(counter, start) }));
		},
	};
}

const seconds = (now: Date): number => now.getTime() / 1000;
const startOf = ({ windowSeconds }: Counter, now: Date): number =>
	Math.floor(seconds(now) / windowSeconds) * windowSeconds;
const startBefore = (counter: Counter, now: Date): number => startOf(counter, now) - counter.windowSeconds;

/** How many the window still admits beside the previous one's share, and how long until that share falls by one. */
function roomIn(counter: Counter, before: number, now: Date) {
	const { limit, windowSeconds } = counter;
	const rest = startOf(counter, now) + windowSeconds - seconds(now);
	const share = Math.max(0, Math.ceil((before * rest) / windowSeconds) - 1);
	const wait = rest - (share * windowSeconds) / Math.max(before, 1);
	return { bound: limit - share, retryAfterSeconds: Math.ceil(wait) };
}

const keyOf = ({ name }: Counter, start: number) => ({
	PK: `RATE#${name}`,
	SK: `W#${new Date(start * 1000).toISOString()}`,
});

interface Step {
	readonly one: 1 | -1;
	/** The condition: an increment requires a count below it, a decrement a count above it. */
	readonly bound: number;
}

function addition(counter: Counter, { one, bound }: Step, now: Date) {
	const start = startOf(counter, now);
	const isFree = bound > 0 ? 'attribute_not_exists(#count) OR #count < :bound' : '#count < :bound';
	return {
		Key: keyOf(counter, start),
		UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD #count :one',
		// A count is decremented only while its item exists: an expired one must not restart below zero.
		ConditionExpression: one === 1 ? isFree : '#count > :bound',
		ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':entity': 'rate',
			':one': one,
			':bound': bound,
			':ttl': start + 2 * counter.windowSeconds + KEPT_AFTER_SECONDS,
		},
	};
}
