import { setTimeout as sleep } from 'node:timers/promises';
import { put, send } from './store.mjs';

const mark = (record) => {
	if (record.eventSource === 'aws:dynamodb') return `DONE#${record.dynamodb.Keys.PK.S}`;
	if (record.EventSource === 'aws:sns') return `EVENT#${JSON.parse(record.Sns.Message).eventType}`;
	return `QUEUE#${record.body}`;
};

/** A job may be slow, and send a message at its end. */
async function work({ slowMs, queueUrl, PK }) {
	await sleep(Number(slowMs?.N ?? 0));
	if (queueUrl?.S) await send(queueUrl.S, PK.S);
}

/** Writes one item per record. A poisoned one is reported as failed. */
export async function handler(event) {
	const batchItemFailures = [];
	for (const record of event.Records ?? []) {
		if (record.dynamodb?.NewImage?.poison?.BOOL || record.body === 'poison') {
			batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? record.messageId });
		} else {
			await work(record.dynamodb?.NewImage ?? {});
			await put(mark(record));
		}
	}
	return event.Records ? { batchItemFailures } : { echo: event };
}
