import { chosenOf } from '@tulia/test-kit/test-tier';

/** Where a process crashes: just before or just after one of its calls to a gateway or the table. */
export interface CrashPoint {
	readonly call: number;
	readonly when: 'before' | 'after';
	readonly id: string;
}

/**
 * Both crash points of each of the first `calls` calls. Take more calls than the work makes: that the last rounds finish shows that
 * none was left out.
 */
export const crashPoints = (calls: number): readonly CrashPoint[] =>
	Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) =>
		(['before', 'after'] as const).map((when) => ({ call, when, id: `${when}-${call}` })),
	);

/** Those of them that a test takes: all in a sweep. */
export const chosenCrashPoints = (calls: number): readonly CrashPoint[] => chosenOf(crashPoints(calls));

/** The ids of the points at which work of that many calls crashes. */
export const idsWithin = (points: readonly CrashPoint[], calls: number): readonly string[] =>
	points.filter(({ call }) => call <= calls).map(({ id }) => id);

/** Does the work once per crash point, each in a process that crashes there; answers the ids of those that did crash. */
export async function crashAtEach(
	process: CrashableProcess,
	points: readonly CrashPoint[],
	work: (id: string) => Promise<unknown>,
): Promise<readonly string[]> {
	const crashed: string[] = [];
	for (const { call, when, id } of points) {
		process.crashAt(call, when);
		await work(id);
		if (process.hasCrashed) crashed.push(id);
		process.restart();
	}
	return crashed;
}

/** Thrown by every call of a process that has crashed. */
class ProcessCrashed extends Error {
	override readonly name = 'ProcessCrashed';
}

/** A process that can be made to crash at any of its calls, just before the call works or just after. */
export interface CrashableProcess {
	/** Runs one call as a possible crash point. */
	call<T>(work: () => Promise<T>): Promise<T>;
	/** Crashes at the given call, counted from 1. */
	crashAt(call: number, when: 'before' | 'after'): void;
	restart(): void;
	readonly hasCrashed: boolean;
}

export function crashableProcess(): CrashableProcess {
	let calls = 0;
	let armed: { readonly call: number; readonly when: 'before' | 'after' } | undefined;
	let hasCrashed = false;
	const crash = (): never => {
		hasCrashed = true;
		throw new ProcessCrashed('This process has crashed.');
	};
	return {
		async call(work) {
			if (hasCrashed) return crash();
			calls += 1;
			const moment = armed?.call === calls ? armed.when : undefined;
			if (moment === 'before') return crash();
			const result = await work();
			return moment === 'after' || hasCrashed ? crash() : result;
		},
		crashAt(call, when) {
			calls = 0;
			armed = { call, when };
		},
		restart() {
			armed = undefined;
			hasCrashed = false;
		},
		get hasCrashed() {
			return hasCrashed;
		},
	};
}
