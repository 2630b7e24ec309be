import { observe } from './observe.ts';

/** As browsers tell it; TypeScript's library does not know the field yet. */
interface EventTiming extends PerformanceEntry {
	readonly interactionId?: number;
}

/** Of so many interactions the slowest one is left out: one hiccup is not what a page is like. */
const ONE_OF = 50;
/** Answers that were faster say nothing, milliseconds. */
const THRESHOLD = 40;

/** How long a page took to answer a tap, click or key at worst (INP); `undefined` while nobody did anything that took long. */
export function slowestAnswerOf(): () => number | undefined {
	const durations = new Map<number, number>();
	const take = (entry: PerformanceEntry): void => {
		const { interactionId = 0, duration } = entry as EventTiming;
		if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
	};
	observe('event', take, { durationThreshold: THRESHOLD });
	observe('first-input', take);
	return () => [...durations.values()].sort((one, other) => other - one)[Math.floor(durations.size / ONE_OF)];
}
