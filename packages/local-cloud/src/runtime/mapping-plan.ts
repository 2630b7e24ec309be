import type { JsonObject } from '../template/json.ts';

/** A stream as event source of a function. */
export interface StreamMappingPlan {
	readonly id: string;
	readonly functionName: string;
	readonly streamArn: string;
	readonly tableName: string;
	readonly region: string;
	readonly batchSize: number;
	readonly filters: readonly JsonObject[];
	readonly reportsFailures: boolean;
	readonly bisects: boolean;
	/** Infinity: retried until the record is too old. */
	readonly maxRetries: number;
	readonly maxAgeMs: number;
	readonly onFailureArn: string | undefined;
}

/** A queue as event source of a function. */
export interface QueueMappingPlan {
	readonly id: string;
	readonly functionName: string;
	readonly queueArn: string;
	readonly region: string;
	readonly batchSize: number;
	readonly reportsFailures: boolean;
	readonly filters: readonly JsonObject[];
	/** Concurrent batches. */
	readonly concurrency: number;
}

/** The ids a handler reported as failed (`ReportBatchItemFailures`); undefined when the answer has another form. */
export function reportedFailures(answer: string): readonly string[] | undefined {
	const value: unknown = JSON.parse(answer);
	if (value === null || value === '') return [];
	if (typeof value !== 'object') return undefined;
	const failures = 'batchItemFailures' in value ? value.batchItemFailures : [];
	if (failures === null) return [];
	if (!Array.isArray(failures)) return undefined;
	const ids: readonly unknown[] = failures.map((failure) => failure?.itemIdentifier);
	return ids.every(isId) ? ids : undefined;
}

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '';
