import type { Action } from '../platform/table/transaction.actions.ts';
import { crisisNounOf, type WaitingNoun } from './counted-nouns.ts';
import { openCount } from './open-counts.actions.ts';

/** What begins or ceases to wait for staff. */
interface Waiting {
	readonly noun: WaitingNoun;
	/** It holds words of crisis: then it is counted among those, too. */
	readonly mayBeInCrisis: boolean;
}

/** The counts of something that begins (1) or ceases (-1) to wait for staff; none where it goes on as before (0). */
export function waitingCounts(TableName: string, { noun, mayBeInCrisis }: Waiting, by: number): Action[] {
	if (by !== 1 && by !== -1) return [];
	return [openCount(TableName, noun, by), ...(mayBeInCrisis ? [openCount(TableName, crisisNounOf(noun), by)] : [])];
}
