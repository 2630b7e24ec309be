/** The time of the local cloud: real time plus an offset that tests and the console may move. */
export interface Clock {
	now(): Date;
	/** Milliseconds ahead of real time. */
	offset(): number;
	/** Moves the time forward or back. It runs on from there. */
	moveTo(instant: Date): void;
	reset(): void;
	onMove(listener: (offset: number) => void): void;
}

/** Starts at real time; an offset does not outlive the process. */
export function movableClock(realNow: () => number = Date.now): Clock {
	let offset = 0;
	const listeners: ((offset: number) => void)[] = [];
	const set = (milliseconds: number): void => {
		offset = milliseconds;
		for (const listener of listeners) listener(offset);
	};
	return {
		now: () => new Date(realNow() + offset),
		offset: () => offset,
		moveTo: (instant) => set(instant.getTime() - realNow()),
		reset: () => set(0),
		onMove: (listener) => {
			listeners.push(listener);
		},
	};
}
