/** A queue of scheduled events, in the order of their time: discrete-event simulation. */
export interface Timeline {
	/** The present of the history: the time of what is happening. */
	readonly now: () => Date;
	/** Has something happen at an instant; what lies in the past happens at once, what lies after the end never. */
	at(instant: Date, happen: () => Promise<unknown>): void;
	/** Lets everything happen up to the end. */
	run(): Promise<void>;
}

/** Two of the same instant happen in the order in which they were planned. */
interface ScheduledEvent {
	readonly time: number;
	readonly happen: () => Promise<unknown>;
}

/** Everything up to the end; `after` is done after each of them, at its time. */
export function timelineUntil(end: Date, after: () => Promise<void>): Timeline {
	/** The latest first, so that the next one is taken from the end of the list. */
	const planned: ScheduledEvent[] = [];
	let present = 0;

	/** Where something of a time belongs: before everything that is earlier, and before what was planned for the same time. */
	function placeOf(time: number): number {
		let [low, high] = [0, planned.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((planned[middle]?.time ?? 0) > time) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	return {
		now: () => new Date(present),
		at(instant, happen) {
			const time = Math.max(instant.getTime(), present);
			if (time > end.getTime()) return;
			planned.splice(placeOf(time), 0, { time, happen });
		},
		async run() {
			for (let first = planned.pop(); first; first = planned.pop()) {
				present = first.time;
				await first.happen();
				await after();
			}
			present = end.getTime();
		},
	};
}
