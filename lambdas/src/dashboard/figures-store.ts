import type { WaitingNoun } from '../counters/counted-nouns.ts';
import type { Handed } from '../counters/handed-entry.ts';
import type { Figures, MonthFigures } from './figures.ts';

/** What was counted. */
export interface FiguresStore {
	/** These months, `YYYY-MM` in order, one after the other: one Query. A month without figures has none of each. */
	months(months: readonly string[]): Promise<readonly MonthFigures[]>;
	/** All time, and what waits for staff: one Query. */
	ever(): Promise<EverFigures>;
}

export interface EverFigures {
	readonly figures: Figures;
	readonly articles: number;
	readonly open: OpenFigures;
	/** Questions and messages that wait and are with somebody of staff, words of crisis left out. */
	readonly handed: readonly Handed[];
}

type Waiting = Readonly<Record<WaitingNoun, number>>;

/** What waits for staff, and how much of it holds words of crisis. */
interface OpenFigures extends Waiting {
	readonly crisis: Waiting;
}
