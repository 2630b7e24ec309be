import path from 'node:path';
import type { Plan } from '../plan/plan.ts';
import type { KeyMaterial } from '../services/kms.ts';
import { type Bucket, openBucket } from '../services/s3/bucket-store.ts';
import type { Schedule } from '../services/scheduler/schedule-store.ts';
import type { StoredMail } from '../services/ses/stored-mail.ts';
import type { StoredSms } from '../services/sms/stored-sms.ts';
import { openQueue, type Queue } from '../services/sqs/queue-store.ts';
import type { Clock } from '../state/clock.ts';
import { type DurableMap, openDurableMap } from '../state/durable-map.ts';

/** Everything that survives a restart, except the engine's own file. */
export interface CloudState {
	readonly mails: DurableMap<StoredMail>;
	readonly texts: DurableMap<StoredSms>;
	/** Numbers that opted out of text messages, and `spend` when the monthly limit is reached. */
	readonly refusedTexts: DurableMap<true>;
	readonly schedules: DurableMap<Schedule>;
	readonly positions: DurableMap<string>;
	readonly keys: DurableMap<KeyMaterial>;
	readonly queues: readonly Queue[];
	readonly queueOf: (arn: string) => Queue | undefined;
	readonly buckets: readonly Bucket[];
	/** Deletes mails, schedules, messages and positions; keys and files of buckets stay. */
	clear(): Promise<void>;
	/**
	 * Takes a snapshot without positions and keys; the function restores it and resolves with whether objects differed.
	 */
	snapshot(): Promise<() => Promise<boolean>>;
	close(): Promise<void>;
}

export async function openState(dataDir: string, plan: Plan, clock: Clock): Promise<CloudState> {
	const map = <V>(name: string): Promise<DurableMap<V>> => openDurableMap<V>(path.join(dataDir, `${name}.jsonl`));
	const [mails, texts, refusedTexts, schedules, positions, keys] = await Promise.all([
		map<StoredMail>('mails'),
		map<StoredSms>('texts'),
		map<true>('refused-texts'),
		map<Schedule>('schedules'),
		map<string>('stream-positions'),
		map<KeyMaterial>('keys'),
	]);
	const queues: Queue[] = [];
	const queueOf = (arn: string) => queues.find((queue) => queue.plan.arn === arn);
	const folder = path.join(dataDir, 'queues');
	queues.push(...(await Promise.all(plan.queues.map((queue) => openQueue({ plan: queue, folder, clock, queueOf })))));
	const buckets = await Promise.all(plan.buckets.map((name) => openBucket(path.join(dataDir, 'buckets'), name)));
	return {
		mails,
		texts,
		refusedTexts,
		schedules,
		positions,
		keys,
		queues,
		queueOf,
		buckets,
		async clear() {
			await Promise.all([mails, texts, refusedTexts, schedules, positions].map((one) => one.clear()));
			await Promise.all(queues.map((queue) => queue.purge()));
		},
		async snapshot() {
			const records = [mails, texts, refusedTexts, schedules, ...queues].map((one) => one.snapshot());
			const objects = await Promise.all(buckets.map((bucket) => bucket.snapshot()));
			return async () => {
				await Promise.all(records.map((restore) => restore()));
				const changed = await Promise.all(objects.map((restore) => restore()));
				return changed.includes(true);
			};
		},
		async close() {
			await Promise.all([mails, texts, refusedTexts, schedules, positions, keys, ...queues].map((one) => one.close()));
		},
	};
}
