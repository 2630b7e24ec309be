import type { WaitingEnd } from '@tulia/contracts/waiting-list/schemas';
import { noticeOf } from '../outbox/notice-job.ts';
import {
	ended,
	openOffer,
	ranOut,
	released,
	type TimeOffer,
	type WaitingEntry,
} from '../waiting-list/waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list/waiting-list-store.ts';
import type { KnownOffer, KnownSince } from './known-since.ts';

export interface SettleWaitsDeps {
	readonly waitingList: Pick<WaitingListStore, 'waiting' | 'change'>;
	readonly psychologists: { listAll(): Promise<readonly { readonly id: string; readonly name: string }[]> };
	readonly now: () => Date;
}

/**
 * Brings the waiting list of a copy up to what is known of the time since, and answers the entries of whom staff ask how it stands: they were
 * told of a time that is kept for them no more. Each such time stands in their entry afterwards, so that none is offered to them, and told of, twice.
 */
export async function settleWaits(deps: SettleWaitsDeps, known: KnownSince): Promise<readonly string[]> {
	const entries = await deps.waitingList.waiting();
	if (entries.length === 0) return [];
	const names = new Map((await deps.psychologists.listAll()).map(({ id, name }) => [id, name]));
	const toAsk: string[] = [];
	for (const before of entries) {
		const now = deps.now();
		const after = settled(before, known, { now, nameOf: (id) => names.get(id) ?? id });
		if (after === before) continue;
		const written = await deps.waitingList.change({ before, after, now });
		if (written !== 'written')
			throw new Error(`The entry ${before.id} of the waiting list changed while it was settled.`);
		if (!known.waitsEnded.has(before.id)) toAsk.push(before.id);
	}
	return toAsk;
}

interface Settling {
	readonly now: Date;
	readonly nameOf: (psychologistId: string) => string;
}

/** The entry as it should stand in the copy: itself where nothing is known of it and nothing ran out. */
function settled(entry: WaitingEntry, known: KnownSince, { now, nameOf }: Settling): WaitingEntry {
	const made = [...known.offers.values()].filter(
		({ entryId, id }) => entryId === entry.id && !entry.offers.some((offer) => offer.id === id),
	);
	const open = openOffer(entry);
	const why = whyEnded(entry, known, new Set([...made, ...entry.offers].map(({ id }) => id)));
	if (made.length === 0 && !ranOut(entry, now) && why === undefined) return entry;
	// Whether they answered is not known, so it is not held against them as silence.
	const free = open ? released(entry, 'withdrawn', now) : { ...entry, ver: entry.ver + 1 };
	const told = { ...free, offers: [...free.offers, ...made.map((offer) => withdrawn(offer, nameOf))] };
	return why === undefined ? told : { ...ended(told, why, now), ver: told.ver };
}

const withdrawn = ({ entryId: _entry, ...offer }: KnownOffer, nameOf: Settling['nameOf']): TimeOffer => ({
	...offer,
	psychologistName: nameOf(offer.psychologistId),
	state: 'withdrawn',
});

/** Why they wait no more. The visit that a time became is not in the copy; where it is not known which time they were told of, staff ask. */
function whyEnded(
	{ id }: WaitingEntry,
	{ waitsEnded, jobs }: KnownSince,
	offerIds: ReadonlySet<string>,
): Exclude<WaitingEnd, 'taken'> | undefined {
	const why = waitsEnded.get(id);
	if (why !== undefined) return why === 'taken' ? 'has_it' : why;
	const isToldOfUnknown = [...jobs].some(
		([job, { type, ref }]) => ref === id && OFFERS.has(type) && !offerIds.has(noticeOf(job)),
	);
	return isToldOfUnknown ? 'by_staff' : undefined;
}

const OFFERS: ReadonlySet<string> = new Set(['time_offer_mail', 'time_offer_sms']);
