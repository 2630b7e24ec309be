import type { CountedNoun } from '../counters/counted-nouns.ts';
import type { Figures, MonthFigures } from './figures.ts';

/** What was counted. */
export interface FiguresStore {
	/** These months, `YYYY-MM` in order, one after the other: one Query. A month without figures has none of each. */
	months(months: readonly string[]): Promise<readonly MonthFigures[]>;
	/** All time, and what waits for staff: one Query. */
	ever(): Promise<{ readonly figures: Figures; readonly counts: Readonly<Record<CountedNoun, number>> }>;
}
