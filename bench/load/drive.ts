/** One action of the traffic, with its frequency. */
export interface LoadAction {
	readonly name: string;
	/** Share of the sum of all weights. */
	readonly weight: number;
	/** Throws when the site did not do its task. `turn` differs for each call. */
	readonly run: (turn: number) => Promise<Cleanup | undefined>;
}

/**
 * Frees what the action took. It is neither timed nor counted as usage. A failure of it counts as a failure of the
 * action.
 */
type Cleanup = () => Promise<void>;

/** The results of one action, in the order of its calls. */
export interface LoadResult {
	readonly name: string;
	/** Milliseconds of each successful call. */
	readonly durations: readonly number[];
	/** The errors of the failed calls. */
	readonly errors: readonly string[];
}

/** The action of a turn: each in proportion to its weight, interleaved. */
export function actionOf<A extends Pick<LoadAction, 'weight'>>(actions: readonly A[], turn: number): A {
	const total = actions.reduce((sum, { weight }) => sum + weight, 0);
	// A step that is coprime to the sum visits every position once before it repeats one.
	let place = (turn * coprimeTo(total)) % total;
	for (const action of actions) {
		if (place < action.weight) return action;
		place -= action.weight;
	}
	throw new Error('There is nothing to do.');
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

function coprimeTo(total: number): number {
	for (let step = Math.floor(total * 0.618) + 1; ; step += 1) if (divisor(step, total) === 1) return step;
}

/**
 * `workers` run actions one after the other without a pause until the time is over: the resulting rate is the machine's
 * maximum. A failed action is counted, and the worker continues.
 */
export async function drive(
	actions: readonly LoadAction[],
	{ workers, isOver, firstTurn = 0 }: { workers: number; isOver: (turn: number) => boolean; firstTurn?: number },
): Promise<readonly LoadResult[]> {
	const results = new Map(actions.map(({ name }) => [name, { durations: [] as number[], errors: [] as string[] }]));
	let turn = firstTurn;
	const work = async (): Promise<void> => {
		while (!isOver(turn)) {
			const own = turn;
			turn += 1;
			const { name, run } = actionOf(actions, own);
			const began = performance.now();
			try {
				const cleanup = await run(own);
				const took = performance.now() - began;
				await cleanup?.();
				results.get(name)?.durations.push(took);
			} catch (error) {
				results.get(name)?.errors.push(error instanceof Error ? error.message : String(error));
			}
		}
	};
	await Promise.all(Array.from({ length: workers }, work));
	return [...results].map(([name, { durations, errors }]) => ({ name, durations, errors }));
}

export const countOf = (results: readonly LoadResult[]): number =>
	results.reduce((sum, { durations, errors }) => sum + durations.length + errors.length, 0);
