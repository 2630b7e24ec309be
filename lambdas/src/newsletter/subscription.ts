import { versionInForce } from '@tulia/contracts/consent-wording';
import { ok, type Result, refuse } from '../platform/http/result.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long the link that confirms works, from the last time it was asked for. */
const CONFIRM_LIFE_MS = 7 * DAY;
/** How long we keep an address that nobody confirmed. */
const PENDING_LIFE_MS = 30 * DAY;
/** How long we can show that somebody agreed and withdrew: as long as the audit (rule 5). By then no address is left. */
const ENDED_LIFE_MS = 730 * DAY;

export type EndedBy = 'subscriber' | 'bounce' | 'complaint';

/** One address and the newsletter. */
export interface Subscription {
	/** The pseudonym of the address. */
	readonly id: string;
	/** The address, encrypted for `id`; gone once the subscription has ended. */
	readonly sealedEmail?: string;
	readonly state: 'pending' | 'active' | 'ended';
	/** A new one each time the subscription begins again: links that confirm an older one are dead. */
	readonly generation: string;
	/** Counts every change. */
	readonly ver: number;
	/** ISO UTC: when it was last asked for. */
	readonly requestedAt: string;
	readonly consent: { readonly version: string; readonly at: string };
	/** ISO UTC. */
	readonly confirmedAt?: string;
	/** ISO UTC. */
	readonly endedAt?: string;
	readonly endedBy?: EndedBy;
	/** A mail to it came back for good, or was complained about: no more are sent, whoever asks (promise N7). */
	readonly undeliverable?: true;
	/** ISO UTC: from then on it is as if it had never been. */
	readonly expiresAt?: string;
}

export interface SubscriptionRequest {
	readonly id: string;
	readonly sealedEmail: string;
	/** Used when the subscription begins again. */
	readonly generation: string;
	readonly now: Date;
}

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** What there is of it at `now`: an expired item may stay in the table for days. */
export const unexpired = (known: Subscription | undefined, now: Date): Subscription | undefined =>
	known?.expiresAt !== undefined && known.expiresAt <= now.toISOString() ? undefined : known;

/** Somebody asks for the newsletter in the name of this address. An active subscription stays as it is. */
export function requested(known: Subscription | undefined, request: SubscriptionRequest): Subscription {
	const { id, sealedEmail, generation, now } = request;
	const before = unexpired(known, now);
	const ver = (known?.ver ?? 0) + 1;
	const requestedAt = now.toISOString();
	if (before?.state === 'active') return { ...before, ver, requestedAt };
	return {
		id,
		sealedEmail,
		state: 'pending',
		generation: before?.state === 'pending' ? before.generation : generation,
		ver,
		requestedAt,
		consent: { version: versionInForce.newsletter, at: requestedAt },
		expiresAt: later(now, PENDING_LIFE_MS),
		...(before?.undeliverable ? { undeliverable: true } : {}),
	};
}

/** The button behind the link. Idempotent: then the very same subscription comes back. */
export function confirmed(known: Subscription, now: Date): Result<Subscription, 'invalid_link'> {
	const before = unexpired(known, now);
	if (before?.state === 'active') return ok(known);
	const isOpen = before?.state === 'pending' && now.getTime() - Date.parse(before.requestedAt) <= CONFIRM_LIFE_MS;
	if (!before || !isOpen) return refuse('invalid_link');
	const { expiresAt: _, ...kept } = before;
	return ok({ ...kept, state: 'active', ver: before.ver + 1, confirmedAt: now.toISOString() });
}

/** Ends it and forgets the address. What has ended stays as it ended, but a bounce is still recorded. */
export function ended(known: Subscription, endedBy: EndedBy, now: Date): Subscription {
	const undeliverable = endedBy !== 'subscriber' || known.undeliverable === true;
	if (known.state === 'ended' && (known.undeliverable === true) === undeliverable) return known;
	const { sealedEmail: _, ...kept } = known;
	const ending = known.state === 'ended' ? {} : { endedAt: now.toISOString(), endedBy };
	return {
		...kept,
		state: 'ended',
		ver: known.ver + 1,
		...ending,
		expiresAt: later(now, ENDED_LIFE_MS),
		...(undeliverable ? { undeliverable } : {}),
	};
}
