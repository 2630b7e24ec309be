import { dayOf } from '@tulia/centre/clock';
import type { Weekday } from '@tulia/centre/day';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { PartOfDay, WaitingEnd } from '@tulia/contracts/waiting-list/schemas';

/** Which times suit a client. */
export interface Wish {
	/** The preferred psychologist. Absent: the first available. */
	readonly psychologistId?: string;
	readonly days: readonly Weekday[];
	readonly part: PartOfDay;
	/** The last calendar day on which a time suits. */
	readonly until: string;
}

/** A session with one psychologist. Instants are ISO 8601 in UTC. */
export interface TimeSpan {
	readonly psychologistId: string;
	readonly startAt: string;
	readonly endAt: string;
}

/** A time that was offered to one entry; while it is `open`, its half hours are held under its id. */
export interface TimeOffer extends TimeSpan {
	readonly id: string;
	/** The name at the time of the offer. */
	readonly psychologistName: string;
	readonly at: string;
	/** The end of the hold. */
	readonly until: string;
	/** `lapsed`: not answered in time. `withdrawn`: the time could not be booked any more, or the entry ended. */
	readonly state: 'open' | 'taken' | 'declined' | 'lapsed' | 'withdrawn';
}

/** A client who waits for a time to open. */
export interface WaitingEntry extends Wish {
	readonly id: string;
	readonly userId: string;
	readonly serviceId: string;
	readonly forWhom: ForWhom;
	/** The visit that an earlier time replaces, and its start when the entry was made. */
	readonly insteadOf?: { readonly appointmentId: string; readonly startAt: string };
	/** The client's visits when the entry was made. */
	readonly heldThen: readonly string[];
	/** ISO UTC; defines the position in line. */
	readonly askedAt: string;
	/** The account that made the entry: the client's own, or staff's. */
	readonly askedBy: string;
	/** The number of the client's quota slot, from 1. */
	readonly place: number;
	/** From 1; incremented by every change. */
	readonly ver: number;
	readonly state: 'waiting' | 'offered' | 'ended';
	/** Oldest first. Only the last may be open. */
	readonly offers: readonly TimeOffer[];
	/** The offers that were notified, by channel. */
	readonly toldByMail?: string;
	readonly toldBySms?: string;
	readonly ended?: { readonly at: string; readonly why: WaitingEnd };
	/** The visit booked from a taken offer. */
	readonly tookAs?: string;
	/** The fingerprint of the request that made the entry. */
	readonly request: string;
}

/** The number of consecutive unanswered offers that ends an entry. */
const UNANSWERED = 3;

export const openOffer = ({ state, offers }: Pick<WaitingEntry, 'state' | 'offers'>): TimeOffer | undefined =>
	state === 'offered' ? offers.at(-1) : undefined;

/** Whether the hold of a time has ended. The time is free from then on, also before a sweep releases it. */
export const ranOut = (entry: Pick<WaitingEntry, 'state' | 'offers'>, now: Date): boolean => {
	const open = openOffer(entry);
	return open !== undefined && open.until <= now.toISOString();
};

/** The time that is held at this moment. */
export const heldAt = (entry: Pick<WaitingEntry, 'state' | 'offers'>, now: Date): TimeOffer | undefined =>
	ranOut(entry, now) ? undefined : openOffer(entry);

/** Whether a time is held without a notice sent: staff phone the client. */
export const isToBePhoned = (entry: WaitingEntry): boolean => {
	const open = openOffer(entry);
	return open !== undefined && entry.toldByMail !== open.id && entry.toldBySms !== open.id;
};

/** After an unanswered offer, the client gets no other offer on the same day. */
export const isLeftInPeace = ({ offers }: Pick<WaitingEntry, 'offers'>, now: Date): boolean => {
	const last = offers.at(-1);
	return last?.state === 'lapsed' && dayOf(new Date(last.at)) === dayOf(now);
};

/** The entry with a time held for it. */
export const offered = (entry: WaitingEntry, offer: TimeOffer): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'offered',
	offers: [...entry.offers, offer],
});

const settled = (entry: WaitingEntry, state: Exclude<TimeOffer['state'], 'open'>): readonly TimeOffer[] =>
	entry.offers.map((offer) => (offer.state === 'open' ? { ...offer, state } : offer));

/** Releases the held time; the entry keeps waiting, unless too many offers were unanswered. */
export function released(entry: WaitingEntry, state: 'declined' | 'lapsed' | 'withdrawn', now: Date): WaitingEntry {
	const waits = { ...entry, ver: entry.ver + 1, state: 'waiting' as const, offers: settled(entry, state) };
	const last = waits.offers.slice(-UNANSWERED);
	const isSilent = last.length === UNANSWERED && last.every((offer) => offer.state === 'lapsed');
	return isSilent ? { ...waits, state: 'ended', ended: { at: now.toISOString(), why: 'unanswered' } } : waits;
}

/** Ends the entry and releases its held time. */
export const ended = (entry: WaitingEntry, why: Exclude<WaitingEnd, 'taken'>, now: Date): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'ended',
	offers: settled(entry, 'withdrawn'),
	ended: { at: now.toISOString(), why },
});

/** Changes the preference; the position in line is unchanged. A held time is released when it no longer suits. */
export function changedEntry(
	entry: WaitingEntry,
	wish: Wish & Pick<WaitingEntry, 'serviceId'>,
	isHeldFitting: boolean,
): WaitingEntry {
	const { psychologistId: _before, ...rest } = entry;
	const changed = { ...rest, ...wish, ver: entry.ver + 1 };
	if (openOffer(entry) === undefined || isHeldFitting) return changed;
	return { ...changed, state: 'waiting', offers: settled(entry, 'declined') };
}

/** The held time has become a visit. */
export const taken = (entry: WaitingEntry, appointmentId: string, now: Date): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'ended',
	offers: settled(entry, 'taken'),
	ended: { at: now.toISOString(), why: 'taken' },
	tookAs: appointmentId,
});
