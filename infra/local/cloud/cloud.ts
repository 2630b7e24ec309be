import path from 'node:path';
import { type Engine, startEngine } from '../engine/engine.ts';
import { takeLock } from '../engine/instance-lock.ts';
import { type Denied, deniedLine } from '../iam/table-guard.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { type AsyncEvents, asyncEvents } from '../runtime/async-events.ts';
import { type FunctionPool, functionPool } from '../runtime/function-pool.ts';
import { wakeBell } from '../runtime/wake.ts';
import { type AwsEndpoint, openAwsEndpoint } from '../services/aws-endpoint.ts';
import { type Faults, injectedFaults } from '../services/faults.ts';
import type { ScheduleStore } from '../services/schedule-store.ts';
import { secrets } from '../services/secrets.ts';
import type { MailStore } from '../services/ses.ts';
import { type Clock, movableClock } from '../state/clock.ts';
import { openDurableMap } from '../state/durable-map.ts';
import { readAssembly } from '../template/assembly.ts';
import { resolveAssembly } from '../template/resolver.ts';
import { type FunctionLog, functionLog } from './function-log.ts';
import { serveAws } from './serve-aws.ts';
import { type CloudState, openState } from './state.ts';
import { deleteTable, ensureTable, withoutStream } from './table.ts';
import { workers } from './workers.ts';

export interface CloudOptions {
	readonly dataDir: string;
	/** The synthesised CDK app (`cdk.out`). */
	readonly assemblyDir: string;
	/** What the templates' `SiteOrigin` becomes. */
	readonly siteOrigin: string;
	/** Another DynamoDB engine than our own. */
	readonly engineEndpoint?: string | undefined;
	readonly log: (line: string) => void;
}

/** The templates, standing. */
export interface Cloud {
	readonly plan: Plan;
	readonly clock: Clock;
	readonly faults: Faults;
	readonly engine: Engine;
	readonly awsUrl: string;
	readonly state: CloudState;
	readonly pools: readonly FunctionPool[];
	readonly mail: MailStore;
	readonly schedules: ScheduleStore;
	readonly functionLog: FunctionLog;
	/** Calls on the table that the role of the calling function did not allow, since the start. */
	readonly denied: readonly Denied[];
	/** Writes much at once, before the workers begin: no function hears of it by the table's stream. */
	withoutStream(work: () => Promise<void>): Promise<void>;
	/** Begins to feed functions and to fire schedules. Until then the table, the API and every service work, but nothing works on its own. */
	startWorkers(): void;
	/** Back to an empty table, no mails, no messages, real time, no faults, no workers. Modules and keys stay. */
	clear(): Promise<void>;
	stop(): Promise<void>;
}

export async function openCloud(options: CloudOptions): Promise<Cloud> {
	const { dataDir, engineEndpoint, log } = options;
	const lock = takeLock(dataDir);
	const faults = injectedFaults();
	const aws = await openAwsEndpoint(faults);
	try {
		const [engine, plan] = await Promise.all([
			startEngine({ dataDir, onStart: lock.noteEngine, log, external: engineEndpoint }),
			readPlan(options, aws),
		]);
		const parts = await standUp({ ...options, aws, engine, plan, faults });
		return {
			...parts,
			async stop() {
				await parts.stop();
				await aws.close();
				await engine.stop();
				lock.release();
			},
		};
	} catch (error) {
		await aws.close();
		lock.release();
		throw error;
	}
}

async function readPlan({ assemblyDir, dataDir, siteOrigin }: CloudOptions, aws: AwsEndpoint): Promise<Plan> {
	const values = await openDurableMap<string>(path.join(dataDir, 'secrets.jsonl'));
	const known = secrets(values);
	const resolved = resolveAssembly(readAssembly(assemblyDir), {
		parameters: { SiteOrigin: siteOrigin },
		awsEndpoint: aws.url,
		secretValue: known.valueOf,
	});
	await known.settled();
	await values.close();
	return planOf(resolved);
}

interface Standing extends CloudOptions {
	readonly aws: AwsEndpoint;
	readonly engine: Engine;
	readonly plan: Plan;
	readonly faults: Faults;
}

async function standUp({ dataDir, aws, engine, plan, faults, log }: Standing): Promise<Cloud> {
	const clock = movableClock();
	const state = await openState(dataDir, plan, clock);
	const output = functionLog(path.join(dataDir, 'logs'));
	const pools = plan.functions.map((each) =>
		functionPool({ plan: each, awsEndpoint: aws.url, clock, onLine: output.write }),
	);
	const folder = path.join(dataDir, 'async-events');
	const events = await Promise.all(pools.map((pool) => asyncEvents({ pool, folder, clock, queueOf: state.queueOf })));
	const wake = wakeBell();
	const onWrite = wake.ring;
	const accept = acceptor(pools, events);
	const denied: Denied[] = [];
	const onDenied = (call: Denied): void => {
		denied.push(call);
		log(deniedLine(call));
	};
	const { mail, schedules, keepTemplateSchedules } = await serveAws({
		...{ aws, engine, plan, faults, clock, state, pools, accept, log, onWrite, onDenied },
	});
	const working = workers({ plan, state, pools, events, schedules, mail, engineEndpoint: engine.endpoint, wake });

	async function prepare(): Promise<void> {
		await ensureTable(engine.endpoint, plan.table);
		await keepTemplateSchedules();
	}
	await prepare();

	return {
		...{ plan, clock, faults, engine, awsUrl: aws.url, state, pools, mail, schedules, functionLog: output, denied },
		withoutStream: (work) => withoutStream(engine.endpoint, plan.table, work),
		startWorkers: working.start,
		async clear() {
			await working.stop();
			faults.set([]);
			await deleteTable(engine.endpoint, plan.table);
			await state.clear();
			for (const one of events) await one.clear();
			clock.reset();
			await prepare();
		},
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
