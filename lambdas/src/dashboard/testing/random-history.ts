import type { BookingFixture } from '../../appointment/testing/booking-fixture.ts';
import { newCentre, type OperationKind, operations } from './random-operations.ts';

/** How often each operation is drawn, in a hundred. */
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
	/** The moment it ended at. */
	readonly now: Date;
	/** How many operations of each kind succeeded. */
	readonly done: Readonly<Record<string, number>>;
}

/**
 * Runs `count` random operations through the very use cases the functions run: people join, book, move, cancel, come or do not, are
 * corrected, and leave; days pass. Always two run at once.
 */
export async function runRandomHistory(fixture: BookingFixture, count: number, seed: number): Promise<History> {
	const centre = newCentre(fixture, seed);
	const runOne = async (): Promise<void> => {
		const kind = WEIGHTED_KINDS[Math.floor(centre.random() * WEIGHTED_KINDS.length)] ?? 'pass';
		const result = await operations[kind](centre);
		if (result?.ok) centre.done[kind] = (centre.done[kind] ?? 0) + 1;
	};
	for (let index = 0; index < count; index += 2) await Promise.all([runOne(), runOne()]);
	return { now: centre.now, done: centre.done };
}
