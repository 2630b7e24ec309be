import type { BookingStage } from '../../appointment/testing/booking-stage.ts';
import { centreLife, type Happening, happenings } from './centre-life.ts';

/** How often each happens, in a hundred. */
const WEIGHTS: Readonly<Record<Happening, number>> = {
	join: 12,
	book: 38,
	move: 10,
	cancel: 6,
	outcome: 22,
	correct: 4,
	leave: 2,
	pass: 6,
};
const CHANCES = (Object.keys(WEIGHTS) as Happening[]).flatMap((what) => Array<Happening>(WEIGHTS[what]).fill(what));

export interface History {
	/** The moment it ended at. */
	readonly now: Date;
	/** How many operations of each kind succeeded. */
	readonly done: Readonly<Record<string, number>>;
}

/**
 * What a centre lives through, `operations` of it, through the very use cases the functions run: people join, book, move,
 * cancel, come or do not, are corrected, and leave; days pass. Always two things happen at once.
 */
export async function liveThrough(stage: BookingStage, operations: number, seed: number): Promise<History> {
	const life = centreLife(stage, seed);
	const happen = async (): Promise<void> => {
		const what = CHANCES[Math.floor(life.random() * CHANCES.length)] ?? 'pass';
		const result = await happenings[what](life);
		if (result?.ok) life.done[what] = (life.done[what] ?? 0) + 1;
	};
	for (let index = 0; index < operations; index += 2) await Promise.all([happen(), happen()]);
	return { now: life.now, done: life.done };
}
