import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda';
import type { MarkNumberLost } from '../../client/number/mark-number-lost.usecase.ts';
import type { IndexClient } from '../../client/search/index-client.usecase.ts';
import { jobToRun } from '../../outbox/job.items.ts';
import { log, traceOf } from '../../platform/log.ts';
import { streamedItem } from '../../platform/table/record-images.ts';
import { isClientRecord } from '../../platform/table/user.items.ts';
import type { SendReminder } from '../notices/visit/send-reminder.usecase.ts';
import { readReminderMessage } from '../state/reminder-message.ts';
import type { RunJob } from './run-job.usecase.ts';
import type { Sweep } from './sweep.usecase.ts';

export interface NotifierBatchDeps {
	readonly runJob: RunJob;
	readonly sendReminder: SendReminder;
	readonly sweep: Sweep;
	readonly indexClient: IndexClient;
	readonly markNumberLost: MarkNumberLost;
	readonly now: () => Date;
}

export type NotifierEvent = DynamoDBStreamEvent | SQSEvent;

/** Records to be delivered again; all others are done. */
export interface PartialFailures {
	readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** A sweep starts no further item with less time left: one item takes at most two calls of 3 s. */
const RESERVE_MS = 8000;

/** Triggers: the table's stream (new jobs, changed client records) and the queue (reminders, sweeps). */
export const notifierBatch = (deps: NotifierBatchDeps) => {
	const fromStream = onStreamRecord(deps);
	return async (event: NotifierEvent, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<PartialFailures> =>
		isStream(event)
			? inBatch(event, EventType.DynamoDBStreams, fromStream)
			: inBatch(
					event,
					EventType.SQS,
					onQueueRecord(deps, () => context.getRemainingTimeInMillis() > RESERVE_MS),
				);
};

const isStream = (event: NotifierEvent): event is DynamoDBStreamEvent =>
	event.Records.some(({ eventSource }) => eventSource === 'aws:dynamodb');

type RecordHandler<R> = (record: R) => Promise<void>;

/** Partial batch response: only the failed records are delivered again. */
const inBatch = <R extends DynamoDBRecord | SQSRecord>(
	event: { readonly Records: R[] },
	type: keyof typeof EventType,
	handle: RecordHandler<R>,
): Promise<PartialFailures> =>
	// A processor keeps the state of its batch, so each event gets a new one.
	processPartialResponse(event, loggingFailures(handle), new BatchProcessor(type), {
		throwOnFullBatchFailure: false,
	});

const loggingFailures =
	<R>(handle: RecordHandler<R>): RecordHandler<R> =>
	async (record) => {
		try {
			await handle(record);
		} catch (error) {
			log.error('NOTIFIER_RECORD_FAILED', traceOf(error));
			throw error;
		}
	};

const onStreamRecord =
	({ runJob, indexClient, markNumberLost, now }: NotifierBatchDeps): RecordHandler<DynamoDBRecord> =>
	async (record) => {
		const jobId = jobToRun(record, now());
		if (jobId !== undefined) await runJob(jobId);
		const item = streamedItem(record);
		if (!isClientRecord(item.key)) return;
		await indexClient(item);
		await markNumberLost(item);
	};

/** Several queued sweeps run once. */
const onQueueRecord = (
	{ sendReminder, sweep }: NotifierBatchDeps,
	mayGoOn: () => boolean,
): RecordHandler<SQSRecord> => {
	let swept: Promise<void> | undefined;
	return async ({ body, messageId }) => {
		const message = readReminderMessage(body);
		if (!message) throw new Error(`The queue message ${messageId} is none of ours.`);
		if (message.kind === 'reminder') {
			await sendReminder(message.appointmentId, message.version);
		} else {
			swept ??= sweep(mayGoOn);
			await swept;
		}
	};
};
