import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { tryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { ended, type WaitingEntry } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { logIfEnded } from '../waiting-log.usecase.ts';

export interface EndWaitingDeps {
	readonly waitingList: Pick<WaitingListStore, 'find' | 'change'>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

interface Ending {
	readonly id: string;
	readonly actor: string;
	readonly why: 'stopped' | 'by_staff';
	/** The required client of the entry; absent: any. */
	readonly userId?: string;
}

type Ended = Result<WaitingEntry, 'not_found' | 'unavailable'>;

/** Ends an entry and frees its held time. An entry that had ended is unchanged. */
export const endWaiting =
	(deps: EndWaitingDeps) =>
	async (ending: Ending): Promise<Ended> => {
		const now = deps.now();
		const answer = await tryOnVersionConflict(() => tryToEnd(deps, ending, now));
		return answer ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

async function tryToEnd(
	{ waitingList, newId }: EndWaitingDeps,
	{ id, actor, why, userId }: Ending,
	now: Date,
): Promise<Ended | undefined> {
	const before = await waitingList.find(id);
	if (!before || (userId ?? before.userId) !== before.userId) return refuse('not_found');
	if (before.state === 'ended') return ok(before);
	const after = ended(before, why, now);
	const written = await waitingList.change({ before, after, audit: { id: newId(now), actor }, now });
	if (written !== 'written') return undefined;
	logIfEnded(after);
	return ok(after);
}
