import type { WaitingNoun } from '../counters/counted-nouns.ts';
import type { Handed } from '../counters/handed-entry.ts';
import type { Figures, MonthFigures } from './figures.ts';

/** Storage of the counted figures. */
export interface FiguresStore {
	/** The figures of consecutive months, `YYYY-MM` in order: one Query. Missing figures are 0. */
	months(months: readonly string[]): Promise<readonly MonthFigures[]>;
	/** All time, and what waits for staff: one Query. */
	ever(): Promise<EverFigures>;
}

export interface EverFigures {
	readonly figures: Figures;
	readonly articles: number;
	readonly open: OpenFigures;
	/** Assigned questions and messages that wait, without words of crisis. */
	readonly handed: readonly Handed[];
}

type Waiting = Readonly<Record<WaitingNoun, number>>;

/** The numbers of items that wait for staff, and of those with words of crisis. */
interface OpenFigures extends Waiting {
	readonly crisis: Waiting;
}
