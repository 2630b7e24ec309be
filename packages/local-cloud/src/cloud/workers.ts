import type { Plan } from '../plan/plan.ts';
import type { AsyncEvents } from '../runtime/async-events.ts';
import type { FunctionPool } from '../runtime/function-pool.ts';
import { type Loop, pause } from '../runtime/loop.ts';
import { startQueueMapping } from '../runtime/queue-mapping.ts';
import { streamClient } from '../runtime/stream-client.ts';
import { startStreamMapping } from '../runtime/stream-mapping.ts';
import type { WriteSignal } from '../runtime/write-signal.ts';
import type { ScheduleStore } from '../services/scheduler/schedule-store.ts';
import type { MailStore } from '../services/ses/ses.ts';
import type { SmsStore } from '../services/sms/sms.ts';
import type { CloudState } from './state.ts';

/** What works on its own, without anybody asking: mappings, asynchronous events, schedules. */
export interface Workers {
	start(): void;
	/** Lets what is running finish within a few seconds, then ends it; what was cut off is done again at the next start. */
	stop(): Promise<void>;
}

export interface WorkersOptions {
	readonly plan: Plan;
	readonly state: CloudState;
	readonly pools: readonly FunctionPool[];
	readonly events: readonly AsyncEvents[];
	readonly schedules: ScheduleStore;
	readonly mail: MailStore;
	readonly texts: SmsStore;
	readonly engineEndpoint: string;
	readonly writes: WriteSignal;
}

const GRACE_MS = 2000;

export function workers(options: WorkersOptions): Workers {
	const { plan, state, pools, events, schedules, mail, texts, engineEndpoint, writes } = options;
	let loops: readonly Loop[] = [];

	function poolOf(name: string): FunctionPool {
		const pool = pools.find((candidate) => candidate.plan.name === name);
		if (!pool) throw new Error(`An event source feeds ${name}, which is not in the templates.`);
		return pool;
	}

	const streams = () =>
		plan.streamMappings.map((mapping) =>
			startStreamMapping({
				plan: mapping,
				pool: poolOf(mapping.functionName),
				client: streamClient(engineEndpoint),
				positions: state.positions,
				queueOf: state.queueOf,
				writes,
			}),
		);

	const queues = () =>
		plan.queueMappings.flatMap((mapping) => {
			const queue = state.queueOf(mapping.queueArn);
			if (!queue) throw new Error(`An event source reads ${mapping.queueArn}, which is not in the templates.`);
			return startQueueMapping({ plan: mapping, pool: poolOf(mapping.functionName), queue });
		});

	return {
		start() {
			loops = [...streams(), ...queues()];
			for (const one of events) one.start();
			schedules.start();
			mail.resume().catch((error: unknown) => console.error('Mail events were not published:', error));
			texts.resume().catch((error: unknown) => console.error('SMS events were not published:', error));
		},
		async stop() {
			const over = new AbortController();
			const ended = Promise.all([...loops, ...events, schedules].map((one) => one.stop()));
			await Promise.race([ended, pause(GRACE_MS, over.signal)]);
			over.abort();
			for (const pool of pools) pool.kill();
			await ended;
			loops = [];
		},
	};
}
