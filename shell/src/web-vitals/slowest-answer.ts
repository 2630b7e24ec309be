import { observe } from './observe.ts';

/** TypeScript's library lacks the field. */
interface EventTiming extends PerformanceEntry {
	readonly interactionId?: number;
}

/** The slowest of this many interactions is ignored: a single outlier does not describe a page. */
const ONE_OF = 50;
/** Minimum duration of a reported interaction, milliseconds. */
const THRESHOLD = 40;

/** Interaction to next paint (INP): the slowest response to a tap, click or key, milliseconds. */
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
