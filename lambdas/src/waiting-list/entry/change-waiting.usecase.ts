import type { ChangedWish } from '@tulia/contracts/waiting-list/schemas';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { fitsWish } from '../offer/fitting-times.ts';
import { untilUnchanged } from '../until-unchanged.ts';
import { openOffer, rewished, type WaitingEntry, type Wish } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { type CheckWishDeps, refusedDay, refusedPsychologist } from './check-wish.usecase.ts';

export interface ChangeWaitingDeps extends CheckWishDeps {
	readonly waitingList: Pick<WaitingListStore, 'find' | 'change'>;
	readonly now: () => Date;
}

interface Change {
	readonly id: string;
	/** Whose it must be. */
	readonly userId: string;
	readonly wish: ChangedWish;
}

type Changed = Result<WaitingEntry, 'not_found' | 'unknown_psychologist' | 'date_not_bookable' | 'unavailable'>;

/** Other times for what somebody waits for already. They keep their place in line (promise P37); the same again writes nothing. */
export const changeWaiting =
	(deps: ChangeWaitingDeps) =>
	async (change: Change): Promise<Changed> => {
		const now = deps.now();
		const answer = await untilUnchanged(() => tryToChange(deps, change, now));
		return answer ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

async function tryToChange(
	deps: ChangeWaitingDeps,
	{ id, userId, wish }: Change,
	now: Date,
): Promise<Changed | undefined> {
	const before = await deps.waitingList.find(id);
	if (before?.userId !== userId || before.state === 'ended') return refuse('not_found');
	const wanted = wishIn(wish);
	if (isSame(before, wanted)) return ok(before);
	const refused = refusedDay(wanted.until, now) ?? (await refusedPsychologist(deps, wanted, before.serviceId));
	if (refused) return refused;
	const kept = openOffer(before);
	const after = rewished(before, wanted, kept !== undefined && fitsWish(wanted, kept));
	return (await deps.waitingList.change({ before, after, now })) === 'written' ? ok(after) : undefined;
}

const wishIn = ({ psychologistId, days, part, until }: ChangedWish): Wish => ({
	...{ days, part, until },
	...(psychologistId === undefined ? {} : { psychologistId }),
});

const isSame = (one: Wish, other: Wish): boolean =>
	one.psychologistId === other.psychologistId &&
	one.part === other.part &&
	one.until === other.until &&
	[...one.days].sort().join() === [...other.days].sort().join();
