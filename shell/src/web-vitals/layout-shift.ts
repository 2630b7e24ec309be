import { observe } from './observe.ts';

/** As browsers of Chromium tell it. */
interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
}

/** A burst of shifts ends when nothing moved for so long, or when it has lasted so long; milliseconds. */
const GAP = 1000;
const LONGEST = 5000;

/** How far a page moved under its reader: the worst burst of shifts that nobody's own input caused (CLS). */
export function layoutShiftOf(): () => number | undefined {
	let worst: number | undefined;
	let burst = { sum: 0, first: 0, last: 0 };
	if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) worst = 0;
	observe('layout-shift', (entry) => {
		const { value, hadRecentInput, startTime } = entry as LayoutShift;
		if (hadRecentInput) return;
		const goesOn = burst.sum > 0 && startTime - burst.last < GAP && startTime - burst.first < LONGEST;
		burst = goesOn
			? { ...burst, sum: burst.sum + value, last: startTime }
			: { sum: value, first: startTime, last: startTime };
		worst = Math.max(worst ?? 0, burst.sum);
	});
	return () => worst;
}
