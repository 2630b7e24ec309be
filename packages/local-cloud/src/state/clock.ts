/** The time of the local cloud: real time plus an offset that tests and the console may change. */
export interface Clock {
	now(): Date;
	/** Milliseconds ahead of real time. */
	offset(): number;
	/** Moves the time forward or back. It advances from there. */
	moveTo(instant: Date): void;
	/** Resets to its start. */
	reset(): void;
	onMove(listener: (offset: number) => void): void;
}

/** Starts at an instant, or at real time; the offset is not stored. */
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
