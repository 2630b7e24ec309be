import type { Figures, MonthFigures } from './figures.ts';
import type { CountedNoun } from './open-counts.ts';

/** What was counted. */
export interface FiguresStore {
	/** A month, `YYYY-MM`: one Query of its 16 shards. */
	month(month: string): Promise<MonthFigures>;
	/** All time, and what waits for staff: one Query. */
	ever(): Promise<{ readonly figures: Figures; readonly counts: Readonly<Record<CountedNoun, number>> }>;
}
