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
 * Brings the waiting list of a copy up to date with what is known of the time since, and returns the entries that staff
 * have to call, because they were notified of a time that is no longer held. Each such time is stored in its entry, so
 * that it is not offered and notified twice.
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

/** The entry as it should be in the copy: unchanged where nothing is known of it and nothing expired. */
function settled(entry: WaitingEntry, known: KnownSince, { now, nameOf }: Settling): WaitingEntry {
	const made = [...known.offers.values()].filter(
		({ entryId, id }) => entryId === entry.id && !entry.offers.some((offer) => offer.id === id),
	);
	const open = openOffer(entry);
	const why = whyEnded(entry, known, new Set([...made, ...entry.offers].map(({ id }) => id)));
	if (made.length === 0 && !ranOut(entry, now) && why === undefined) return entry;
	// Whether they answered is unknown, so it does not count as unanswered.
	const free = open ? released(entry, 'withdrawn', now) : { ...entry, ver: entry.ver + 1 };
	const withOffers = { ...free, offers: [...free.offers, ...made.map((offer) => withdrawn(offer, nameOf))] };
	return why === undefined ? withOffers : { ...ended(withOffers, why, now), ver: withOffers.ver };
}

const withdrawn = ({ entryId: _entry, ...offer }: KnownOffer, nameOf: Settling['nameOf']): TimeOffer => ({
	...offer,
	psychologistName: nameOf(offer.psychologistId),
	state: 'withdrawn',
});

/** Why the entry stopped waiting. The copy lacks the visit booked from an offer; staff call if its time is unknown. */
function whyEnded(
	{ id }: WaitingEntry,
	{ waitsEnded, jobs }: KnownSince,
	offerIds: ReadonlySet<string>,
): Exclude<WaitingEnd, 'taken'> | undefined {
	const why = waitsEnded.get(id);
	if (why !== undefined) return why === 'taken' ? 'has_it' : why;
	const isNotifiedOfUnknownOffer = [...jobs].some(
		([job, { type, ref }]) => ref === id && OFFERS.has(type) && !offerIds.has(noticeOf(job)),
	);
	return isNotifiedOfUnknownOffer ? 'by_staff' : undefined;
}

const OFFERS: ReadonlySet<string> = new Set(['time_offer_mail', 'time_offer_sms']);
