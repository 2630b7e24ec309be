import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda';
import type { LoseNumber } from '../../client/lose-number.usecase.ts';
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
	readonly loseNumber: LoseNumber;
	readonly now: () => Date;
}

export type NotifierEvent = DynamoDBStreamEvent | SQSEvent;

/** Records that failed and are to be delivered again; all others are settled. */
export interface PartialFailures {
	readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** A sweep begins no further item when less than this is left: one item takes at most two calls of 3 s. */
const RESERVE_MS = 8000;

/** Two ways in: new jobs and changed client records from the table's stream, and reminders and sweeps from the queue. */
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

/** Partial batch response: a failing record is reported alone, and the rest are settled. */
const inBatch = <R extends DynamoDBRecord | SQSRecord>(
	event: { readonly Records: R[] },
	type: keyof typeof EventType,
	handle: RecordHandler<R>,
): Promise<PartialFailures> =>
	// A processor keeps its batch, so each event gets its own.
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
	({ runJob, indexClient, loseNumber, now }: NotifierBatchDeps): RecordHandler<DynamoDBRecord> =>
	async (record) => {
		const jobId = jobToRun(record, now());
		if (jobId !== undefined) await runJob(jobId);
		const item = streamedItem(record);
		if (!isClientRecord(item.key)) return;
		await indexClient(item);
		await loseNumber(item);
	};

/** Sweeps that queued up while the function was away are one sweep. */
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
