import type { Queue, Received } from '../services/sqs/queue-store.ts';
import { md5 } from '../services/sqs/queue-store.ts';
import { passes } from './filter-pattern.ts';
import type { FunctionPool } from './function-pool.ts';
import { type Loop, repeat } from './loop.ts';
import { type QueueMappingPlan, reportedFailures } from './mapping-plan.ts';

export interface QueueMappingOptions {
	readonly plan: QueueMappingPlan;
	readonly pool: FunctionPool;
	readonly queue: Queue;
}

/** Invisible while the function works, without a timeout: a moved clock must not redeliver a message in work. */
const HELD_SECONDS = 315_360_000;

export interface QueueMapping extends Loop {
	/** Whether no message is visible or in work. A delayed or retried message is not due yet. */
	isIdle(): boolean;
}

/** Feeds a function from a queue. Failed messages are visible again after their visibility timeout. */
export function startQueueMapping(options: QueueMappingOptions): QueueMapping {
	const { plan, queue } = options;
	let busy = 0;

	/** Resolves with whether there were messages. */
	async function handleNext(signal: AbortSignal): Promise<boolean> {
		busy += 1;
		try {
			const received = await queue.receive(plan.batchSize, HELD_SECONDS);
			if (received.length > 0) await handle(options, received, signal);
			return received.length > 0;
		} finally {
			busy -= 1;
		}
	}

	async function poll(signal: AbortSignal): Promise<void> {
		if (!(await handleNext(signal))) await queue.waitForMessage(60_000, signal);
	}
	const loops = Array.from({ length: plan.concurrency }, () => repeat(poll));
	return {
		isIdle: () => busy === 0 && queue.depth().visible === 0,
		stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
	};
}

async function handle(
	{ plan, pool, queue }: QueueMappingOptions,
	received: readonly Received[],
	signal: AbortSignal,
): Promise<void> {
	// A message that no filter passes is deleted, as on AWS.
	const wanted = received.filter(({ body }) => plan.filters.length === 0 || passes({ body }, plan.filters));
	const failed = wanted.length === 0 ? [] : await failedOf(plan, pool, wanted);
	if (signal.aborted && failed.length > 0) return; // redelivered at the next start
	await Promise.all(
		received.map(({ id, receipt }) =>
			failed.includes(id) ? queue.changeVisibility(receipt, queue.plan.visibilitySeconds) : queue.delete(receipt),
		),
	);
}

/** Ids of the messages to redeliver: all of them when the function failed or its answer has another form. */
async function failedOf(
	plan: QueueMappingPlan,
	pool: FunctionPool,
	messages: readonly Received[],
): Promise<readonly string[]> {
	const all = messages.map(({ id }) => id);
	try {
		const answer = await pool.invoke({ Records: messages.map((message) => eventRecord(plan, message)) });
		return plan.reportsFailures ? (reportedFailures(answer) ?? all) : [];
	} catch {
		return all; // the pool has logged the error
	}
}

const eventRecord = ({ queueArn, region }: QueueMappingPlan, message: Received) => ({
	messageId: message.id,
	receiptHandle: message.receipt,
	body: message.body,
	attributes: {
		ApproximateReceiveCount: String(message.receives),
		SentTimestamp: String(message.sentAt),
		SenderId: 'local',
		ApproximateFirstReceiveTimestamp: String(message.sentAt),
	},
	messageAttributes: message.attributes ?? {},
	md5OfBody: md5(message.body),
	eventSource: 'aws:sqs',
	eventSourceARN: queueArn,
	awsRegion: region,
});
