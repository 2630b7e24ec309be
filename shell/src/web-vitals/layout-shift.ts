import { observe } from './observe.ts';

/** Chromium only. */
interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
}

/** A session window of shifts ends after this gap or this duration, milliseconds. */
const GAP = 1000;
const LONGEST = 5000;

/** Cumulative layout shift (CLS): the worst session window of shifts without recent input. */
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
