import type { Process } from './outside-world.ts';

/** A place to die: just before or just after one of the calls to the outside. */
export interface Death {
	readonly call: number;
	readonly when: 'before' | 'after';
	readonly id: string;
}

/**
 * Both deaths of each of the first `calls` calls. Take more calls than the work makes, so that the last rounds survive and
 * show that none was forgotten.
 */
export const deathsIn = (calls: number): readonly Death[] =>
	Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) =>
		(['before', 'after'] as const).map((when) => ({ call, when, id: `${when}-${call}` })),
	);

/** Does one piece of work per death, each in a process that dies at another place; answers who really died. */
export async function dieEverywhere(
	process: Process,
	deaths: readonly Death[],
	work: (id: string) => Promise<unknown>,
): Promise<readonly string[]> {
	const died: string[] = [];
	for (const { call, when, id } of deaths) {
		process.dieAt(call, when);
		await work(id);
		if (process.hasDied) died.push(id);
		process.restart();
	}
	return died;
}
