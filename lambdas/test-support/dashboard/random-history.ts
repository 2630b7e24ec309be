import type { BookingFixture } from '../appointment/booking-fixture.ts';
import { type CentreState, newCentre, type OperationKind, operations } from './random-operations.ts';

/** Weights of the operations, in percent. */
const WEIGHTS: Readonly<Record<OperationKind, number>> = {
	join: 12,
	book: 38,
	move: 10,
	cancel: 6,
	outcome: 22,
	correct: 4,
	leave: 2,
	pass: 6,
};
const WEIGHTED_KINDS = (Object.keys(WEIGHTS) as OperationKind[]).flatMap((what) =>
	Array<OperationKind>(WEIGHTS[what]).fill(what),
);

export interface History {
	/** The end of the history. */
	readonly now: Date;
	/** How many operations of each kind succeeded. */
	readonly done: Readonly<Record<string, number>>;
}

/** Maximum number of draws until each kind succeeded, as a multiple of `count`. */
const TRIES_PER_OPERATION = 10;

/**
 * Draws and runs at least `count` operations, two at a time, until each kind succeeded once; which operations are
 * possible depends on races. Throws when some kind never succeeds.
 */
export async function runDrawn<Kind extends string>(
	centre: CentreState,
	{
		drawn,
		run,
		count,
	}: {
		/** Each kind as often as its weight. */
		readonly drawn: readonly Kind[];
		readonly run: (kind: Kind) => Promise<{ readonly ok: boolean } | undefined>;
		readonly count: number;
	},
): Promise<History> {
	const runOne = async (): Promise<void> => {
		const kind = drawn[Math.floor(centre.random() * drawn.length)];
		if (kind === undefined) return;
		const result = await run(kind);
		if (result?.ok) centre.done[kind] = (centre.done[kind] ?? 0) + 1;
	};
	const missing = (): readonly string[] => [...new Set(drawn)].filter((kind) => !centre.done[kind]);
	for (let ran = 0; ran < count || missing().length > 0; ran += 2) {
		if (ran > count * TRIES_PER_OPERATION)
			throw new Error(`Never possible in ${ran} operations: ${missing().join(', ')}`);
		await Promise.all([runOne(), runOne()]);
	}
	return { now: centre.now, done: centre.done };
}

/**
 * Runs at least `count` random operations through the production use cases: clients register, book, move, cancel,
 * attend or miss, are corrected, and leave; days pass. Each kind succeeds at least once.
 */
export function runRandomHistory(fixture: BookingFixture, count: number, seed: number): Promise<History> {
	const centre = newCentre(fixture, seed);
	return runDrawn(centre, { drawn: WEIGHTED_KINDS, run: (kind) => operations[kind](centre), count });
}
