import type { Action } from '../platform/table/transaction.actions.ts';
import { crisisNounOf, type WaitingNoun } from './counted-nouns.ts';
import { openCount } from './open-counts.actions.ts';

interface Waiting {
	readonly noun: WaitingNoun;
	/** It contains words of crisis, and is counted among those, too. */
	readonly mayBeInCrisis: boolean;
}

/** The counts when something begins (1) or ceases (-1) to wait for staff; none for no change (0). */
export function waitingCounts(TableName: string, { noun, mayBeInCrisis }: Waiting, by: number): Action[] {
	if (by !== 1 && by !== -1) return [];
	return [openCount(TableName, noun, by), ...(mayBeInCrisis ? [openCount(TableName, crisisNounOf(noun), by)] : [])];
}
