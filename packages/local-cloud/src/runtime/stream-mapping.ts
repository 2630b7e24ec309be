import { randomUUID } from 'node:crypto';
import type { Queue } from '../services/sqs/queue-store.ts';
import type { DurableMap } from '../state/durable-map.ts';
import type { Json } from '../template/json.ts';
import { passes } from './filter-pattern.ts';
import type { FunctionPool } from './function-pool.ts';
import { type Loop, repeat } from './loop.ts';
import type { StreamMappingPlan } from './mapping-plan.ts';
import { type BatchDelivery, deliverBatch, type FailureCondition } from './stream-batch.ts';
import type { StreamClient, StreamRecord } from './stream-client.ts';
import type { WriteSignal } from './write-signal.ts';

export interface StreamMappingOptions {
	readonly plan: StreamMappingPlan;
	readonly pool: FunctionPool;
	readonly client: StreamClient;
	/** Sequence numbers by mapping and shard: without them every restart would replay the stream. */
	readonly positions: DurableMap<string>;
	readonly queueOf: (arn: string) => Queue | undefined;
	/** Signals writes to the table. */
	readonly writes: WriteSignal;
}

/** Polling interval without a signalled write: the engine may be written to from elsewhere. */
const QUIET_MS = 1000;
/** TTL of the list of shards. */
const SHARDS_MS = 10_000;
/** How often a position after filtered records only is stored: reading them again would be harmless. */
const KEEP_MS = 5000;

export interface StreamMapping extends Loop {
	/** Resolves when the stream was read after this call and all its records were delivered. */
	caughtUp(): Promise<void>;
}

/** Follows a stream from its stored position and feeds its function, in order, at least once. */
export function startStreamMapping(options: StreamMappingOptions): StreamMapping {
	const { plan, client, positions, writes } = options;
	const reached = new Map<string, Reached>();
	const waiting = new Set<() => void>();
	let shards: Shards | undefined;

	async function knownShards(): Promise<Shards> {
		if (shards && shards.until > performance.now()) return shards;
		shards = { ...(await client.shards(plan.tableName)), until: performance.now() + SHARDS_MS };
		return shards;
	}

	/** Resolves with the number of records. */
	async function followShard({ streamArn }: Shards, shardId: string, signal: AbortSignal): Promise<number> {
		if (signal.aborted) return 0;
		const key = positionKey(plan, streamArn, shardId);
		const position = reached.get(key) ?? { sequence: positions.get(key), keptAt: 0 };
		const records = await client.read({ streamArn, shardId, after: position.sequence });
		reached.set(key, await feed(options, { key, shardId, position, records, signal }));
		return records.length;
	}

	async function follow(signal: AbortSignal): Promise<void> {
		const listener = writes.listen();
		const before = [...waiting];
		const all = await knownShards();
		let read = 0;
		for (const shardId of all.shardIds) read += await followShard(all, shardId, signal);
		if (read > 0 || signal.aborted) return;
		for (const resolve of before) {
			waiting.delete(resolve);
			resolve();
		}
		await listener.wait(QUIET_MS, signal);
	}

	return {
		...repeat(follow),
		caughtUp: () =>
			new Promise((resolve) => {
				waiting.add(resolve);
				writes.wake();
			}),
	};
}

const positionKey = ({ id }: StreamMappingPlan, streamArn: string, shardId: string): string =>
	`${id}/${streamArn}/${shardId}`;

/** Moves a stopped mapping's position to the end of its stream. */
export async function skipRecords({
	plan,
	client,
	positions,
}: Pick<StreamMappingOptions, 'plan' | 'client' | 'positions'>): Promise<void> {
	const { streamArn, shardIds } = await client.shards(plan.tableName);
	for (const shardId of shardIds) {
		const key = positionKey(plan, streamArn, shardId);
		for (;;) {
			const last = (await client.read({ streamArn, shardId, after: positions.get(key) })).at(-1);
			if (!last) break;
			await positions.set(key, last.dynamodb.SequenceNumber);
		}
	}
}

interface Shards {
	readonly streamArn: string;
	readonly shardIds: readonly string[];
	/** Real time, after which it is looked up again. */
	readonly until: number;
}

interface Reached {
	readonly sequence: string | undefined;
	readonly keptAt: number;
}

interface Portion {
	readonly key: string;
	readonly shardId: string;
	readonly position: Reached;
	readonly records: readonly StreamRecord[];
	readonly signal: AbortSignal;
}

/** Filtered records are skipped; the position moves only after a batch is done. */
async function feed(options: StreamMappingOptions, portion: Portion): Promise<Reached> {
	const { plan, pool, positions } = options;
	const { key, shardId, records, signal, position } = portion;
	const wanted = records.filter((record) => passes(asJson(record), plan.filters));
	const delivery: BatchDelivery = {
		plan,
		signal,
		invoke: (batch) => pool.invoke({ Records: batch.map((record) => eventRecord(plan, record)) }),
		giveUp: (batch, condition, attempts) => noteFailure(options, { shardId, batch, condition, attempts }),
	};
	let sequence = position.sequence;
	for (let at = 0; at < wanted.length; at += plan.batchSize) {
		const batch = wanted.slice(at, at + plan.batchSize);
		if (!(await deliverBatch(delivery, batch))) return { ...position, sequence };
		sequence = batch.at(-1)?.dynamodb.SequenceNumber ?? sequence;
		if (sequence) await positions.set(key, sequence);
	}
	sequence = records.at(-1)?.dynamodb.SequenceNumber ?? sequence;
	if (!sequence || performance.now() - position.keptAt < KEEP_MS) return { ...position, sequence };
	await positions.set(key, sequence);
	return { sequence, keptAt: performance.now() };
}

const asJson = ({ eventName, dynamodb, userIdentity }: StreamRecord): Json => ({
	eventName,
	dynamodb,
	...(userIdentity ? { userIdentity } : {}),
});

const eventRecord = (
	{ streamArn, region }: StreamMappingPlan,
	{ eventName, dynamodb, userIdentity }: StreamRecord,
) => ({
	eventID: randomUUID().replaceAll('-', ''),
	eventName,
	eventVersion: '1.1',
	eventSource: 'aws:dynamodb',
	awsRegion: region,
	dynamodb,
	eventSourceARN: streamArn,
	...(userIdentity ? { userIdentity } : {}),
});

interface GivenUp {
	readonly shardId: string;
	readonly batch: readonly StreamRecord[];
	readonly condition: FailureCondition;
	readonly attempts: number;
}

/** Lambda's note to the on-failure destination: the position of the records, without their content. */
async function noteFailure(
	{ plan, pool, queueOf }: StreamMappingOptions,
	{ shardId, batch, condition, attempts }: GivenUp,
): Promise<void> {
	const timeOf = (record: StreamRecord | undefined) =>
		new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
	const note = {
		requestContext: {
			requestId: randomUUID(),
			functionArn: pool.plan.arn,
			condition,
			approximateInvokeCount: attempts,
		},
		responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
		version: '1.0',
		timestamp: new Date().toISOString(),
		DDBStreamBatchInfo: {
			shardId,
			startSequenceNumber: batch[0]?.dynamodb.SequenceNumber,
			endSequenceNumber: batch.at(-1)?.dynamodb.SequenceNumber,
			approximateArrivalOfFirstRecord: timeOf(batch[0]),
			approximateArrivalOfLastRecord: timeOf(batch.at(-1)),
			batchSize: batch.length,
			streamArn: plan.streamArn,
		},
	};
	const destination = plan.onFailureArn ? queueOf(plan.onFailureArn) : undefined;
	await destination?.send(JSON.stringify(note));
}
