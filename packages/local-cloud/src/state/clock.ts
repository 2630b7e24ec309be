/** The time of the local cloud: real time plus an offset that tests and the console may move. */
export interface Clock {
	now(): Date;
	/** Milliseconds ahead of real time. */
	offset(): number;
	/** Moves the time forward or back. It runs on from there. */
	moveTo(instant: Date): void;
	/** Back to where it started. */
	reset(): void;
	onMove(listener: (offset: number) => void): void;
}

/** Starts at an instant, or at real time; an offset does not outlive the process. */
export function movableClock(start?: Date, realNow: () => number = Date.now): Clock {
	const startOffset = (): number => (start ? start.getTime() - realNow() : 0);
	let offset = startOffset();
	const listeners: ((offset: number) => void)[] = [];
	const set = (milliseconds: number): void => {
		offset = milliseconds;
		for (const listener of listeners) listener(offset);
	};
	return {
		now: () => new Date(realNow() + offset),
		offset: () => offset,
		moveTo: (instant) => set(instant.getTime() - realNow()),
		reset: () => set(startOffset()),
		onMove: (listener) => {
			listeners.push(listener);
		},
	};
}
