import path from 'node:path';
import { type Engine, startEngine } from '../engine/engine.ts';
import { takeLock } from '../engine/instance-lock.ts';
import { type DeniedCall, deniedLine } from '../iam/table-guard.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { type AsyncEvents, asyncEvents } from '../runtime/async-events.ts';
import { type FunctionPool, functionPool } from '../runtime/function-pool.ts';
import { writeSignal } from '../runtime/write-signal.ts';
import { type AwsEndpoint, openAwsEndpoint } from '../services/aws-endpoint.ts';
import { type Faults, injectedFaults } from '../services/faults.ts';
import type { ScheduleStore } from '../services/scheduler/schedule-store.ts';
import { secrets } from '../services/secrets.ts';
import type { MailStore } from '../services/ses/ses.ts';
import type { SmsStore } from '../services/sms/sms.ts';
import { type Clock, movableClock } from '../state/clock.ts';
import { openDurableMap } from '../state/durable-map.ts';
import { readAssembly } from '../template/assembly.ts';
import { resolveAssembly } from '../template/resolver.ts';
import { type FunctionLog, functionLog } from './function-log.ts';
import { serveAws } from './serve-aws.ts';
import { takeSnapshot } from './snapshot.ts';
import { type CloudState, openState } from './state.ts';
import { deleteTable, ensureTable, withoutStream } from './table.ts';
import { type Workers, workers } from './workers.ts';

export interface CloudOptions {
	readonly dataDir: string;
	/** The synthesised CDK app (`cdk.out`). */
	readonly assemblyDir: string;
	/** Values of the templates' parameters by name. */
	readonly parameters: Readonly<Record<string, string>>;
	/** Values of functions' environment variables by name, which replace those of the templates. */
	readonly environment: Readonly<Record<string, string>>;
	/** The clock's start instead of real time. */
	readonly clockStart?: Date | undefined;
	/** Factor for the timeouts of functions. */
	readonly timeoutFactor: number;
	/** The address of another DynamoDB engine instead of our own. */
	readonly engineEndpoint?: string | undefined;
	/** Appended to the report of a denied call. */
	readonly deniedHint?: string | undefined;
	readonly log: (line: string) => void;
}

/** The resources of the templates, running. */
export interface Cloud {
	readonly plan: Plan;
	readonly clock: Clock;
	readonly faults: Faults;
	readonly engine: Engine;
	readonly awsUrl: string;
	readonly state: CloudState;
	readonly pools: readonly FunctionPool[];
	readonly mail: MailStore;
	readonly texts: SmsStore;
	readonly schedules: ScheduleStore;
	readonly functionLog: FunctionLog;
	/** Calls on the table denied by the calling function's role, since the start. */
	readonly denied: readonly DeniedCall[];
	/** Runs `work` with the table's stream off, before the workers start, so that no function receives its writes. */
	withoutStream(work: () => Promise<void>): Promise<void>;
	/** Starts event sources and schedules. Before that every service answers, but nothing runs on its own. */
	startWorkers(): void;
	readonly settled: Workers['settled'];
	/** Resets to an empty table, no mails, messages, faults or workers, and the clock's start. Objects and keys stay. */
	clear(): Promise<void>;
	/** Takes a snapshot once everything is settled; the function restores it. Keys and warm functions stay. */
	snapshot(): Promise<() => Promise<void>>;
	stop(): Promise<void>;
}

export async function openCloud(options: CloudOptions): Promise<Cloud> {
	const { dataDir, engineEndpoint, log } = options;
	const lock = takeLock(dataDir);
	const faults = injectedFaults();
	const aws = await openAwsEndpoint(faults);
	const starting = startEngine({ dataDir, onStart: lock.noteEngine, log, external: engineEndpoint });
	async function end(): Promise<void> {
		await aws.close();
		await starting.then((engine) => engine.stop()).catch(() => undefined); // the start itself failed
		lock.release();
	}
	try {
		const [engine, plan] = await Promise.all([starting, readPlan(options, aws)]);
		const services = await startServices({ ...options, aws, engine, plan, faults });
		return {
			...services,
			async stop() {
				await services.stop();
				await end();
			},
		};
	} catch (error) {
		await end();
		throw error;
	}
}

async function readPlan(
	{ assemblyDir, dataDir, parameters, environment }: CloudOptions,
	aws: AwsEndpoint,
): Promise<Plan> {
	const values = await openDurableMap<string>(path.join(dataDir, 'secrets.jsonl'));
	const known = secrets(values);
	try {
		const resolved = resolveAssembly(readAssembly(assemblyDir), {
			parameters,
			awsEndpoint: aws.url,
			secretValue: known.valueOf,
		});
		return planOf(resolved, environment);
	} finally {
		await known.settled();
		await values.close();
	}
}

interface CloudParts extends CloudOptions {
	readonly aws: AwsEndpoint;
	readonly engine: Engine;
	readonly plan: Plan;
	readonly faults: Faults;
}

async function startServices(parts: CloudParts): Promise<Cloud> {
	const { dataDir, clockStart, timeoutFactor, aws, engine, plan, faults, deniedHint, log } = parts;
	const clock = movableClock(clockStart);
	const state = await openState(dataDir, plan, clock);
	const output = functionLog(path.join(dataDir, 'logs'));
	const limited = plan.functions.map((each) => ({ ...each, timeoutMs: each.timeoutMs * timeoutFactor }));
	const pools = limited.map((each) => functionPool({ plan: each, awsEndpoint: aws.url, clock, onLine: output.write }));
	const folder = path.join(dataDir, 'async-events');
	const events = await Promise.all(pools.map((pool) => asyncEvents({ pool, folder, clock, queueOf: state.queueOf })));
	const writes = writeSignal();
	const onWrite = writes.notify;
	const accept = acceptor(pools, events);
	const denied: DeniedCall[] = [];
	const onDenied = (call: DeniedCall): void => {
		denied.push(call);
		log(deniedLine(call, deniedHint));
	};
	const { mail, texts, schedules, keepTemplateSchedules } = await serveAws({
		...{ aws, engine, plan, faults, clock, state, pools, accept, log, onWrite, onDenied },
	});
	const working = workers({
		...{ plan, state, pools, events, schedules, mail, texts, writes },
		engineEndpoint: engine.endpoint,
	});

	async function prepare(): Promise<void> {
		await ensureTable(engine.endpoint, plan.table);
		await keepTemplateSchedules();
	}
	await prepare();

	return {
		...{ plan, clock, faults, engine, state, pools, mail, texts, schedules, denied },
		awsUrl: aws.url,
		functionLog: output,
		withoutStream: (work) => withoutStream(engine.endpoint, plan.table, work),
		startWorkers: working.start,
		settled: working.settled,
		async clear() {
			await working.stop();
			faults.set([]);
			await deleteTable(engine.endpoint, plan.table);
			await state.clear();
			for (const one of events) await one.clear();
			clock.reset();
			await prepare();
		},
		snapshot: () => takeSnapshot({ engine, plan, clock, faults, state, events, pools, working, denied, output }),
		async stop() {
			await working.stop();
			await Promise.all(events.map((one) => one.close()));
			await state.close();
			output.close();
		},
	};
}

type Acceptor = (functionArn: string, event: unknown) => Promise<void>;

function acceptor(pools: readonly FunctionPool[], events: readonly AsyncEvents[]): Acceptor {
	return async (functionArn, event) => {
		const accepting = events[pools.findIndex(({ plan }) => plan.arn === functionArn)];
		if (!accepting) throw new Error(`There is no function ${functionArn}.`);
		await accepting.accept(event);
	};
}
