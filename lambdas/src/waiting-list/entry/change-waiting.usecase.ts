import type { ChangedWish } from '@tulia/contracts/waiting-list/schemas';
import { ok, type Refused, type Result, refuse } from '../../platform/http/result.ts';
import { tryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { fitsWish } from '../fitting-times.ts';
import { changedEntry, openOffer, type WaitingEntry, type Wish } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { type CheckWishDeps, offeredService, refusedDay, refusedPsychologist } from './check-wish.usecase.ts';

export interface ChangeWaitingDeps extends CheckWishDeps {
	readonly waitingList: Pick<WaitingListStore, 'find' | 'change'>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

interface Change {
	readonly id: string;
	/** The required client of the entry; absent: any. */
	readonly userId?: string;
	readonly wish: ChangedWish;
	/** Additional changes by staff: the service, on the version that they saw, and the actor. */
	readonly byStaff?: { readonly serviceId: string | undefined; readonly version: number; readonly actor: string };
}

type ChangeRefusal = 'not_found' | 'unknown_psychologist' | 'date_not_bookable' | 'unavailable';
type StaffRefusal = 'changed_meanwhile' | 'unknown_service';
type Changed = Result<WaitingEntry, ChangeRefusal | StaffRefusal>;

/** Changes the preference of a waiting entry, which keeps its position in line (promise P37). Idempotent. */
export const changeWaiting =
	(deps: ChangeWaitingDeps) =>
	async (change: Change): Promise<Changed> => {
		const now = deps.now();
		const answer = await tryOnVersionConflict(() => tryToChange(deps, change, now));
		return answer ?? refuse('unavailable', { retryAfterSeconds: 1 });
	};

type Wanted = Wish & Pick<WaitingEntry, 'serviceId'>;

async function tryToChange(
	deps: ChangeWaitingDeps,
	{ id, userId, wish, byStaff }: Change,
	now: Date,
): Promise<Changed | undefined> {
	const before = await deps.waitingList.find(id);
	if (!before || !mayBeChanged(before, userId)) return refuse('not_found');
	const wanted = { ...wishIn(wish), serviceId: byStaff?.serviceId ?? before.serviceId };
	if (isSame(before, wanted)) return ok(before);
	if (byStaff && byStaff.version !== before.ver) return refuse('changed_meanwhile');
	const refused = await whyNot(deps, { before, wanted }, now);
	if (refused) return refused;
	const held = openOffer(before);
	const isHeldFitting = held !== undefined && wanted.serviceId === before.serviceId && fitsWish(wanted, held);
	const after = changedEntry(before, wanted, isHeldFitting);
	const audit = byStaff && { id: deps.newId(now), actor: byStaff.actor };
	return (await deps.waitingList.change({ before, after, audit, now })) === 'written' ? ok(after) : undefined;
}

/** `userId`: the required client of the entry. */
const mayBeChanged = (entry: WaitingEntry, userId = entry.userId): boolean =>
	entry.userId === userId && entry.state !== 'ended';

async function whyNot(
	deps: ChangeWaitingDeps,
	{ before, wanted }: { readonly before: WaitingEntry; readonly wanted: Wanted },
	now: Date,
): Promise<Refused<'unknown_service' | 'unknown_psychologist' | 'date_not_bookable'> | undefined> {
	const tooFar = refusedDay(wanted.until, now);
	if (tooFar) return tooFar;
	if (wanted.serviceId !== before.serviceId && !(await mayBeFor(deps, before, wanted.serviceId)))
		return refuse('unknown_service');
	return refusedPsychologist(deps, wanted, wanted.serviceId);
}

/** An earlier time is for the service of the visit it replaces. */
const mayBeFor = async (deps: CheckWishDeps, { insteadOf }: WaitingEntry, serviceId: string): Promise<boolean> =>
	insteadOf === undefined && (await offeredService(deps, serviceId)) !== undefined;

const wishIn = ({ psychologistId, days, part, until }: ChangedWish): Wish => ({
	...{ days, part, until },
	...(psychologistId === undefined ? {} : { psychologistId }),
});

const isSame = (one: Wanted, other: Wanted): boolean =>
	one.serviceId === other.serviceId &&
	one.psychologistId === other.psychologistId &&
	one.part === other.part &&
	one.until === other.until &&
	[...one.days].sort().join() === [...other.days].sort().join();
