import { put } from './store.mjs';

const mark = (record) => {
	if (record.eventSource === 'aws:dynamodb') return `DONE#${record.dynamodb.Keys.PK.S}`;
	if (record.EventSource === 'aws:sns') return `EVENT#${JSON.parse(record.Sns.Message).eventType}`;
	return `QUEUE#${record.body}`;
};

/** Leaves one item per record. A poisoned one fails, and the answer says so. */
export async function handler(event) {
	const batchItemFailures = [];
	for (const record of event.Records ?? []) {
		if (record.dynamodb?.NewImage?.poison?.BOOL || record.body === 'poison') {
			batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? record.messageId });
		} else {
			await put(mark(record));
		}
	}
	return event.Records ? { batchItemFailures } : { echo: event };
}
