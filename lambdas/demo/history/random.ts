import { ulid } from 'ulid';

/** Random choices, deterministic by their seed. */
export interface Random {
	/** From 0, below 1. */
	readonly next: () => number;
	/** A whole number from 0, below `count`. */
	readonly below: (count: number) => number;
	/** True with this probability, from 0 to 1. */
	readonly chance: (share: number) => boolean;
	readonly pick: <T>(some: readonly [T, ...T[]]) => T;
	/** A deterministic id in the format of `newId`. */
	readonly newId: (now: Date) => string;
}

/** The generator is mulberry32. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (count: number): number => Math.floor(next() * count);
	return {
		next,
		below,
		chance: (share) => next() < share,
		pick: (some) => some[below(some.length)] ?? some[0],
		newId: (now) => ulid(now.getTime(), next),
	};
}
