import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type scanAll, scanEntity } from '../appointment/table-invariants.ts';
import type { BundledFunction } from '../platform/bundled-function.ts';

/** Delivers waiting jobs to the notifier, as the table's stream does; it must accept every one. */
export async function deliverJobs(table: Parameters<typeof scanAll>[0], notifier: BundledFunction): Promise<void> {
	const waiting = (await scanEntity(table, 'job')).filter(({ state }) => state === 'pending');
	const Records = waiting.map((item) => ({
		eventID: randomUUID(),
		eventName: 'INSERT',
		eventSource: 'aws:dynamodb',
		dynamodb: {
			SequenceNumber: String(item.PK),
			Keys: marshall({ PK: item.PK, SK: item.SK }),
			NewImage: marshall(item),
		},
	}));
	expect(await notifier.invoke({ Records })).toEqual({ value: { batchItemFailures: [] } });
}
