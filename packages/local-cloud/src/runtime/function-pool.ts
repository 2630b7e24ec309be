import type { Clock } from '../state/clock.ts';
import { type Environment, startEnvironment } from './environment.ts';
import { FunctionError, type FunctionPlan } from './function-plan.ts';

/** A callable function: a process per concurrent event, up to its concurrency. */
export interface FunctionPool {
	readonly plan: FunctionPlan;
	/** Resolves with the answer as JSON text. Rejects with a `FunctionError`. */
	invoke(event: unknown): Promise<string>;
	/** Whether it is idle: no event is running or waiting for a process. */
	isIdle(): boolean;
	/** Ends every process with SIGKILL. Their events fail; the next ones get new processes. */
	kill(): void;
	/** As `kill`, but idle processes stay. */
	killBusy(): void;
	/** The next events run the bundle in this folder. Running ones are finished by the code they began with. */
	replaceCode(folder: string): void;
}

export interface FunctionPoolOptions {
	readonly plan: FunctionPlan;
	readonly awsEndpoint: string;
	readonly clock: Clock;
	readonly onLine: (functionName: string, line: string) => void;
}

/** Starts processes on demand. */
export function functionPool({ plan, awsEndpoint, clock, onLine }: FunctionPoolOptions): FunctionPool {
	let { folder } = plan;
	const { add, takeIdle, giveBack, isIdle, moveClock, end, endIdle } = processes();
	const slots = slotsFor(plan.concurrency);
	let kills = 0;
	clock.onMove(moveClock);

	async function startOne(): Promise<Environment> {
		const before = { kills, clockOffset: clock.offset() };
		const environment = await startEnvironment({
			plan: { ...plan, folder },
			awsEndpoint,
			clockOffset: before.clockOffset,
			onLine: (line) => onLine(plan.name, line),
		});
		// Killed while it loaded: it must not answer from earlier data.
		if (kills !== before.kills) environment.kill();
		if (clock.offset() !== before.clockOffset) environment.moveClock(clock.offset());
		add(environment);
		return environment;
	}

	async function run(event: unknown): Promise<string> {
		const ranIn = folder;
		const environment = takeIdle() ?? (await startOne());
		try {
			return await environment.invoke(event);
		} finally {
			if (ranIn !== folder) environment.kill();
			giveBack(environment);
		}
	}

	function kill(isMeant: (environment: Environment) => boolean): void {
		kills += 1;
		end(isMeant);
	}

	return {
		plan,
		async invoke(event) {
			await slots.acquire();
			try {
				return await run(event);
			} catch (error) {
				if (error instanceof FunctionError) onLine(plan.name, `${error.errorType}: ${error.message}`);
				throw error;
			} finally {
				slots.release();
			}
		},
		isIdle: slots.areFree,
		kill: () => kill(() => true),
		killBusy: () => kill((environment) => !isIdle(environment)),
		replaceCode(next) {
			folder = next;
			endIdle();
		},
	};
}

/** The processes of a function; the idle ones have the current code. */
function processes() {
	const all = new Set<Environment>();
	const idle: Environment[] = [];

	function endAll(environments: readonly Environment[]): void {
		for (const environment of environments) {
			environment.kill();
			all.delete(environment);
		}
	}

	return {
		add: (environment: Environment): void => void all.add(environment),
		takeIdle(): Environment | undefined {
			for (let environment = idle.pop(); environment; environment = idle.pop()) {
				if (environment.isAlive()) return environment;
				all.delete(environment);
			}
			return undefined;
		},
		giveBack(environment: Environment): void {
			if (environment.isAlive()) idle.push(environment);
			else all.delete(environment);
		},
		isIdle: (environment: Environment): boolean => idle.includes(environment),
		moveClock(offset: number): void {
			for (const environment of all) environment.moveClock(offset);
		},
		end: (isMeant: (environment: Environment) => boolean): void => endAll([...all].filter(isMeant)),
		endIdle: (): void => endAll(idle.splice(0)),
	};
}

/** Maximum concurrency; further events wait in line. */
function slotsFor(concurrency: number) {
	const waiting: (() => void)[] = [];
	let busy = 0;
	return {
		async acquire(): Promise<void> {
			if (busy >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
			else busy += 1;
		},
		release(): void {
			const next = waiting.shift();
			if (next) next();
			else busy -= 1;
		},
		areFree: (): boolean => busy === 0,
	};
}
