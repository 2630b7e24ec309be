/** A clock that only tests advance. */
export interface FakeClock {
	now(): Date;
	advance(milliseconds: number): void;
	moveTo(instant: string): void;
}

export function fakeClock(start: string): FakeClock {
	let time = Date.parse(start);
	return {
		now: () => new Date(time),
		advance(milliseconds) {
			time += milliseconds;
		},
		moveTo(instant) {
			time = Date.parse(instant);
		},
	};
}
