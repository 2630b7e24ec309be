import type { Engine } from '../engine/engine.ts';
import type { DeniedCall } from '../iam/table-guard.ts';
import type { Plan } from '../plan/plan.ts';
import type { AsyncEvents } from '../runtime/async-events.ts';
import type { FunctionPool } from '../runtime/function-pool.ts';
import { streamClient } from '../runtime/stream-client.ts';
import { skipRecords } from '../runtime/stream-mapping.ts';
import type { Faults } from '../services/faults.ts';
import type { Clock } from '../state/clock.ts';
import type { FunctionLog } from './function-log.ts';
import type { CloudState } from './state.ts';
import { readItems, restoreItems } from './table.ts';
import type { Workers } from './workers.ts';

export interface SnapshotOptions {
	readonly engine: Engine;
	readonly plan: Plan;
	readonly clock: Clock;
	readonly faults: Faults;
	readonly state: CloudState;
	readonly events: readonly AsyncEvents[];
	readonly pools: readonly FunctionPool[];
	readonly working: Workers;
	readonly denied: DeniedCall[];
	readonly output: FunctionLog;
}

/**
 * Keeps the data of a settled cloud and its time in memory. The function ends what works, and puts them back, without faults and without
 * what was denied and printed. Processes of functions stay, but where an object of a bucket was different: they may have kept what they read.
 */
export async function takeSnapshot(options: SnapshotOptions): Promise<() => Promise<void>> {
	const { engine, plan, clock, faults, state, events, pools, working, denied, output } = options;
	const now = clock.now();
	const client = streamClient(engine.endpoint);
	const accepted = events.map((one) => one.snapshot());
	const [items, restoreState] = await Promise.all([readItems(engine.endpoint, plan.table), state.snapshot()]);
	return async () => {
		faults.set([]);
		await working.rest();
		await Promise.all(accepted.map((restore) => restore()));
		const isBucketChanged = await restoreState();
		await restoreItems(engine.endpoint, plan.table, items);
		for (const each of plan.streamMappings) await skipRecords({ plan: each, client, positions: state.positions });
		// Last: what is due by the moved clock is what was due by the kept time.
		clock.moveTo(now);
		if (isBucketChanged) for (const pool of pools) pool.kill();
		denied.length = 0;
		output.clear();
	};
}
