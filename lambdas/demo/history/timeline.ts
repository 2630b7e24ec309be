/** A queue of scheduled events ordered by time, for discrete-event simulation. */
export interface Timeline {
	/** The current time of the simulation. */
	readonly now: () => Date;
	/** Schedules an event at an instant; a past one runs at once, one after the end never. */
	at(instant: Date, happen: () => Promise<unknown>): void;
	/** Runs all events up to the end. */
	run(): Promise<void>;
}

/** Two events of the same instant run in the order in which they were scheduled. */
interface ScheduledEvent {
	readonly time: number;
	readonly happen: () => Promise<unknown>;
}

/** A timeline up to the end; `after` runs after each event, at its time. */
export function timelineUntil(end: Date, after: () => Promise<void>): Timeline {
	/** The latest first, so that the next one is taken from the end of the list. */
	const planned: ScheduledEvent[] = [];
	let present = 0;

	/** The index for an event at this time: before everything earlier, and before events scheduled for the same time. */
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
