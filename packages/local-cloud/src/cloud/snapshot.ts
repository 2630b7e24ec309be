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
 * Takes a snapshot of the data and time of a settled cloud in memory. The function stops all work and restores it,
 * without faults, denied calls and output. Processes of functions stay, unless an object of a bucket differs: they may
 * have cached it.
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
		// Last: if the clock moved before the data are restored, other schedules could be due by it.
		clock.moveTo(now);
		if (isBucketChanged) for (const pool of pools) pool.kill();
		denied.length = 0;
		output.clear();
	};
}
