import type { FunctionPool } from './function-pool.ts';
import type { StreamMappingPlan } from './mapping-plan.ts';
import { startStreamMapping } from './stream-mapping.ts';
import { writeSignal } from './write-signal.ts';

test('a stream that is just being read is read again before it counts as caught up', async () => {
	const writes = writeSignal();
	const answers: (() => void)[] = [];
	const mapping = startStreamMapping({
		plan: { id: 'jobs', tableName: 'tiny' } as StreamMappingPlan,
		pool: {} as FunctionPool,
		client: {
			shards: async () => ({ streamArn: 'arn', shardIds: ['one'] }),
			read: () => new Promise((resolve) => answers.push(() => resolve([]))),
		},
		positions: { get: () => undefined } as never,
		queueOf: () => undefined,
		writes,
	});
	const untilRead = async (count: number) => {
		while (answers.length < count) await new Promise((resolve) => setImmediate(resolve));
	};
	await untilRead(1);
	let isCaughtUp = false;
	// The write acknowledged now is not in the result of the first reading.
	const caughtUp = mapping.caughtUp().then(() => {
		isCaughtUp = true;
	});
	answers[0]?.();
	await untilRead(2);
	expect(isCaughtUp).toBe(false);
	answers[1]?.();
	await caughtUp;
	await mapping.stop();
});
