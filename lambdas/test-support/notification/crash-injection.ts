import { chosenOf } from '@tulia/test-kit/test-tier';

/** A crash just before or just after one call of a process to a gateway or the table. */
export interface CrashPoint {
	readonly call: number;
	readonly when: 'before' | 'after';
	readonly id: string;
}

/**
 * Both crash points of each of the first `calls` calls. `calls` should exceed the calls of the work: that the last
 * processes do not crash proves that no call is left out.
 */
export const crashPoints = (calls: number): readonly CrashPoint[] =>
	Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) =>
		(['before', 'after'] as const).map((when) => ({ call, when, id: `${when}-${call}` })),
	);

/** The crash points that a test uses; all of them in an exhaustive run. */
export const chosenCrashPoints = (calls: number): readonly CrashPoint[] => chosenOf(crashPoints(calls));

/** The ids of the points that lie within `calls` calls. */
export const idsWithin = (points: readonly CrashPoint[], calls: number): readonly string[] =>
	points.filter(({ call }) => call <= calls).map(({ id }) => id);

/** Runs the work once for each crash point; returns the ids of those that crashed. */
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

/** Thrown by every call after the crash. */
class ProcessCrashed extends Error {
	override readonly name = 'ProcessCrashed';
}

/** A process that can crash just before or just after any of its calls. */
export interface CrashableProcess {
	/** Runs one call as a possible crash point. */
	call<T>(work: () => Promise<T>): Promise<T>;
	/** Sets the call at which it crashes, counted from 1. */
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
