import { dayOf } from '@tulia/centre/clock';
import type { Weekday } from '@tulia/centre/day';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { PartOfDay, WaitingEnd } from '@tulia/contracts/waiting-list/schemas';

/** Which times somebody would come at. */
export interface Wish {
	/** Whom it shall be with. Absent: whoever is first available. */
	readonly psychologistId?: string;
	readonly days: readonly Weekday[];
	readonly part: PartOfDay;
	/** The last calendar day on which a time is of use. */
	readonly until: string;
}

/** A session with one psychologist. Instants are ISO 8601 in UTC. */
export interface TimeSpan {
	readonly psychologistId: string;
	readonly startAt: string;
	readonly endAt: string;
}

/** A time that opened and was offered to one person; while it is `open`, its half hours are held under its id. */
export interface TimeOffer extends TimeSpan {
	readonly id: string;
	/** As it was called then. */
	readonly psychologistName: string;
	readonly at: string;
	/** Until when it is kept. */
	readonly until: string;
	/** `lapsed`: nobody answered. `withdrawn`: the time could not be booked any more, or they stopped waiting. */
	readonly state: 'open' | 'taken' | 'declined' | 'lapsed' | 'withdrawn';
}

/** Somebody who waits for a time to open. */
export interface WaitingEntry extends Wish {
	readonly id: string;
	readonly userId: string;
	readonly serviceId: string;
	readonly forWhom: ForWhom;
	/** The visit that an earlier time shall take the place of, and when it began as they asked. */
	readonly insteadOf?: { readonly appointmentId: string; readonly startAt: string };
	/** The visits they held when they asked. */
	readonly heldThen: readonly string[];
	/** ISO UTC: whoever asked first is offered first. */
	readonly askedAt: string;
	/** The account that asked: their own, or staff's. */
	readonly askedBy: string;
	/** Which of the client's places it has, from 1. */
	readonly place: number;
	/** From 1; every change makes a new one. */
	readonly ver: number;
	readonly state: 'waiting' | 'offered' | 'ended';
	/** Oldest first. Only the last may be open. */
	readonly offers: readonly TimeOffer[];
	/** The offers that a message told of, by channel. */
	readonly toldByMail?: string;
	readonly toldBySms?: string;
	readonly ended?: { readonly at: string; readonly why: WaitingEnd };
	/** The visit that a time they took became. */
	readonly tookAs?: string;
	/** The fingerprint of the request that made it. */
	readonly request: string;
}

/** After so many times in a row without an answer nobody is told any more. */
const UNANSWERED = 3;

export const openOffer = ({ state, offers }: Pick<WaitingEntry, 'state' | 'offers'>): TimeOffer | undefined =>
	state === 'offered' ? offers.at(-1) : undefined;

/** Whether the time that was kept is over. It is nobody's from that moment on, whether or not a sweep has let go of it. */
export const ranOut = (entry: Pick<WaitingEntry, 'state' | 'offers'>, now: Date): boolean => {
	const open = openOffer(entry);
	return open !== undefined && open.until <= now.toISOString();
};

/** The time that is kept at this moment. */
export const keptAt = (entry: Pick<WaitingEntry, 'state' | 'offers'>, now: Date): TimeOffer | undefined =>
	ranOut(entry, now) ? undefined : openOffer(entry);

/** Whether a time is kept that no message told of: somebody phones. */
export const isToBePhoned = (entry: WaitingEntry): boolean => {
	const open = openOffer(entry);
	return open !== undefined && entry.toldByMail !== open.id && entry.toldBySms !== open.id;
};

/** Whoever left a time without an answer is left in peace for the rest of the day. */
export const isLeftInPeace = ({ offers }: Pick<WaitingEntry, 'offers'>, now: Date): boolean => {
	const last = offers.at(-1);
	return last?.state === 'lapsed' && dayOf(new Date(last.at)) === dayOf(now);
};

/** The entry with a time kept for whoever waits. */
export const offered = (entry: WaitingEntry, offer: TimeOffer): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'offered',
	offers: [...entry.offers, offer],
});

const settled = (entry: WaitingEntry, state: Exclude<TimeOffer['state'], 'open'>): readonly TimeOffer[] =>
	entry.offers.map((offer) => (offer.state === 'open' ? { ...offer, state } : offer));

/** The time is kept no more, and they go on waiting, unless they left too many without an answer. */
export function released(entry: WaitingEntry, state: 'declined' | 'lapsed' | 'withdrawn', now: Date): WaitingEntry {
	const waits = { ...entry, ver: entry.ver + 1, state: 'waiting' as const, offers: settled(entry, state) };
	const last = waits.offers.slice(-UNANSWERED);
	const isSilent = last.length === UNANSWERED && last.every((offer) => offer.state === 'lapsed');
	return isSilent ? { ...waits, state: 'ended', ended: { at: now.toISOString(), why: 'unanswered' } } : waits;
}

/** They wait no more; what was kept for them is free. */
export const ended = (entry: WaitingEntry, why: Exclude<WaitingEnd, 'taken'>, now: Date): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'ended',
	offers: settled(entry, 'withdrawn'),
	ended: { at: now.toISOString(), why },
});

/** Something else would suit now; when they asked, and so their place in line, stays. What is kept is let go of where it suits no more. */
export function rewished(
	entry: WaitingEntry,
	wish: Wish & Pick<WaitingEntry, 'serviceId'>,
	isKeptFitting: boolean,
): WaitingEntry {
	const { psychologistId: _before, ...rest } = entry;
	const changed = { ...rest, ...wish, ver: entry.ver + 1 };
	if (openOffer(entry) === undefined || isKeptFitting) return changed;
	return { ...changed, state: 'waiting', offers: settled(entry, 'declined') };
}

/** The time that was kept has become their visit. */
export const taken = (entry: WaitingEntry, appointmentId: string, now: Date): WaitingEntry => ({
	...entry,
	ver: entry.ver + 1,
	state: 'ended',
	offers: settled(entry, 'taken'),
	ended: { at: now.toISOString(), why: 'taken' },
	tookAs: appointmentId,
});
