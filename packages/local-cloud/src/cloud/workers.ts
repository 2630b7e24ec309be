import type { Plan } from '../plan/plan.ts';
import type { AsyncEvents } from '../runtime/async-events.ts';
import type { FunctionPool } from '../runtime/function-pool.ts';
import { pause } from '../runtime/loop.ts';
import type { QueueMappingPlan, StreamMappingPlan } from '../runtime/mapping-plan.ts';
import { type QueueMapping, startQueueMapping } from '../runtime/queue-mapping.ts';
import { settled } from '../runtime/settled.ts';
import { streamClient } from '../runtime/stream-client.ts';
import { type StreamMapping, startStreamMapping } from '../runtime/stream-mapping.ts';
import type { WriteSignal } from '../runtime/write-signal.ts';
import type { ScheduleStore } from '../services/scheduler/schedule-store.ts';
import type { MailStore } from '../services/ses/ses.ts';
import type { SmsStore } from '../services/sms/sms.ts';
import type { CloudState } from './state.ts';

/** Everything that runs without a request: mappings, asynchronous events, schedules. */
export interface Workers {
	start(): void;
	/**
	 * Resolves once everything that follows from earlier writes, sends and firings is done and nothing is due; or, when
	 * `signal` aborts, with the names of what is not done. Does not wait for what is due later by the cloud's clock.
	 */
	settled(signal: AbortSignal): Promise<readonly string[]>;
	/** Lets running work finish within a few seconds, then ends it; interrupted work is done again at the next start. */
	stop(): Promise<void>;
	/** As `stop`, for viewers' requests, too; but the processes of functions without an interrupted event stay. */
	rest(): Promise<void>;
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
const LOOK_MS = 10;

const nameOf = ({ functionName, id }: StreamMappingPlan | QueueMappingPlan): string =>
	`what feeds ${functionName} (${id})`;

const isUnnotified = ({ untold }: { readonly untold: readonly unknown[] }): boolean => untold.length > 0;

/** The unpublished events of mails and SMS. */
const untold = ({ mails, texts }: CloudState): readonly string[] => [
	...(mails.values().some(isUnnotified) ? ['events of a mail'] : []),
	...(texts.values().some(isUnnotified) ? ['events of an SMS'] : []),
];

function poolOf(name: string, pools: readonly FunctionPool[]): FunctionPool {
	const pool = pools.find((candidate) => candidate.plan.name === name);
	if (!pool) throw new Error(`An event source feeds ${name}, which is not in the templates.`);
	return pool;
}

const startStream = (
	mapping: StreamMappingPlan,
	{ state, pools, engineEndpoint, writes }: WorkersOptions,
): StreamMapping =>
	startStreamMapping({
		plan: mapping,
		pool: poolOf(mapping.functionName, pools),
		client: streamClient(engineEndpoint),
		positions: state.positions,
		queueOf: state.queueOf,
		writes,
	});

function startQueue(mapping: QueueMappingPlan, { state, pools }: WorkersOptions): QueueMapping {
	const queue = state.queueOf(mapping.queueArn);
	if (!queue) throw new Error(`An event source reads ${mapping.queueArn}, which is not in the templates.`);
	return startQueueMapping({ plan: mapping, pool: poolOf(mapping.functionName, pools), queue });
}

export function workers(options: WorkersOptions): Workers {
	const { plan, state, pools, events, schedules, mail, texts, writes } = options;
	let streams = new Map<string, StreamMapping>();
	let queues = new Map<string, QueueMapping>();

	/** The names of what is running or due. */
	const busy = (): readonly string[] => [
		...pools.filter((pool) => !pool.isIdle()).map(({ plan: { name } }) => `the function ${name}`),
		...pools.filter((_, at) => !events[at]?.isIdle()).map(({ plan: { name } }) => `events of the function ${name}`),
		...[...queues].filter(([, queue]) => !queue.isIdle()).map(([name]) => name),
		...(schedules.isIdle() ? [] : ['a schedule that is due']),
		...untold(state),
	];

	async function endLoops(): Promise<void> {
		await Promise.all([...streams.values(), ...queues.values(), ...events, schedules].map((one) => one.stop()));
		streams = new Map();
		queues = new Map();
	}

	async function untilUnused(signal: AbortSignal): Promise<void> {
		while (!signal.aborted && (untold(state).length > 0 || !pools.every((pool) => pool.isIdle())))
			await pause(LOOK_MS, signal);
	}

	return {
		start() {
			streams = new Map(plan.streamMappings.map((each) => [nameOf(each), startStream(each, options)]));
			queues = new Map(plan.queueMappings.map((each) => [nameOf(each), startQueue(each, options)]));
			for (const one of events) one.start();
			schedules.start();
			mail.resume().catch((error: unknown) => console.error('Mail events were not published:', error));
			texts.resume().catch((error: unknown) => console.error('SMS events were not published:', error));
		},
		settled: (signal) => settled({ busy, streams, writes, signal }),
		async stop() {
			const over = new AbortController();
			const ended = endLoops();
			await Promise.race([ended, pause(GRACE_MS, over.signal)]);
			over.abort();
			for (const pool of pools) pool.kill();
			await ended;
		},
		async rest() {
			const ended = endLoops();
			await untilUnused(AbortSignal.timeout(GRACE_MS));
			for (const pool of pools) pool.killBusy();
			await ended;
			await untilUnused(AbortSignal.timeout(GRACE_MS));
		},
	};
}
