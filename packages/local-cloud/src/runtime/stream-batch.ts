import { FunctionError } from './function-plan.ts';
import { pause } from './loop.ts';
import { reportedFailures, type StreamMappingPlan } from './mapping-plan.ts';
import type { StreamRecord } from './stream-client.ts';

export type FailureCondition = 'RetryAttemptsExhausted' | 'MaximumRecordAgeExceeded';

export interface BatchDelivery {
	readonly plan: StreamMappingPlan;
	/** Calls the function with these records; resolves with its answer. */
	readonly invoke: (records: readonly StreamRecord[]) => Promise<string>;
	/** Sends a note about given-up records to the mapping's destination. */
	readonly giveUp: (records: readonly StreamRecord[], condition: FailureCondition, attempts: number) => Promise<void>;
	readonly signal: AbortSignal;
}

const sequenceOf = ({ dynamodb }: StreamRecord): string => dynamodb.SequenceNumber;
const isTooOld = ({ dynamodb }: StreamRecord, maxAgeMs: number): boolean =>
	Date.now() - dynamodb.ApproximateCreationDateTime * 1000 > maxAgeMs;

/**
 * Delivers a batch as Lambda does: after a partial failure from the first failed record on, after a failure in halves
 * if the mapping bisects, until it succeeds or is given up. A bundle that does not load uses no retries. Resolves with
 * false when it was aborted before.
 */
export async function deliverBatch(delivery: BatchDelivery, records: readonly StreamRecord[]): Promise<boolean> {
	let state: Progress = { batch: records, attempts: 0 };
	while (state.batch.length > 0) {
		if (await giveUpIfOver(delivery, state)) return true;
		state = await attempt(delivery, state);
		if (state.batch.length === 0) return true;
		if (delivery.signal.aborted) return false;
		if (mayBisect(delivery.plan, state)) return deliverHalves(delivery, state.batch);
		await pause(Math.min(100 * 2 ** state.attempts, 5000), delivery.signal);
	}
	return true;
}

const mayBisect = ({ bisects }: StreamMappingPlan, { batch, attempts }: Progress): boolean =>
	bisects && batch.length > 1 && attempts > 0;

interface Progress {
	/** The rest of the batch. */
	readonly batch: readonly StreamRecord[];
	/** How often the function has failed on the rest. */
	readonly attempts: number;
}

async function deliverHalves(delivery: BatchDelivery, batch: readonly StreamRecord[]): Promise<boolean> {
	const middle = Math.ceil(batch.length / 2);
	return (await deliverBatch(delivery, batch.slice(0, middle))) && deliverBatch(delivery, batch.slice(middle));
}

async function giveUpIfOver({ plan, giveUp }: BatchDelivery, { batch, attempts }: Progress): Promise<boolean> {
	const [oldest] = batch;
	const tooOld = oldest !== undefined && isTooOld(oldest, plan.maxAgeMs);
	if (attempts <= plan.maxRetries && !tooOld) return false;
	await giveUp(batch, tooOld ? 'MaximumRecordAgeExceeded' : 'RetryAttemptsExhausted', attempts);
	return true;
}

async function attempt({ plan, invoke, signal }: BatchDelivery, { batch, attempts }: Progress): Promise<Progress> {
	try {
		const answer = await invoke(batch);
		const remaining = plan.reportsFailures ? batch.slice(firstFailure(batch, reportedFailures(answer))) : [];
		return { batch: remaining, attempts: remaining.length < batch.length ? 1 : attempts + 1 };
	} catch (error) {
		if (!(error instanceof FunctionError)) throw error;
		if (error.kind !== 'init') return { batch, attempts: attempts + 1 };
		await pause(1000, signal);
		return { batch, attempts };
	}
}

/** Where to continue: after the last record when none failed, at the first when the answer is invalid. */
function firstFailure(batch: readonly StreamRecord[], failures: readonly string[] | undefined): number {
	if (failures === undefined) return 0;
	if (failures.length === 0) return batch.length;
	const index = batch.findIndex((record) => failures.includes(sequenceOf(record)));
	return Math.max(index, 0);
}
