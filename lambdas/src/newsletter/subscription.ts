import { DAY } from '@tulia/centre/durations';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { ok, type Result, refuse } from '../platform/http/result.ts';

/** Lifetime of the confirmation link, from the latest request. */
const CONFIRM_LIFE_MS = 7 * DAY;
/** How long an unconfirmed address is stored. */
const PENDING_LIFE_MS = 30 * DAY;
/** How long the record of consent and withdrawal is stored: as long as the audit (rule 5), without the address. */
const ENDED_LIFE_MS = 730 * DAY;

export type EndedBy = 'subscriber' | 'bounce' | 'complaint';

/** One address and the newsletter. */
export interface Subscription {
	/** The pseudonym of the address. */
	readonly id: string;
	/** The address, encrypted for `id`; deleted once the subscription has ended. */
	readonly sealedEmail?: string;
	readonly state: 'pending' | 'active' | 'ended';
	/** Changes each time the subscription begins again, which invalidates older confirmation links. */
	readonly generation: string;
	/** Counts every change. */
	readonly ver: number;
	/** ISO UTC: the latest request. */
	readonly requestedAt: string;
	readonly consent: { readonly version: string; readonly at: string };
	/** ISO UTC. */
	readonly confirmedAt?: string;
	/** ISO UTC. */
	readonly endedAt?: string;
	readonly endedBy?: EndedBy;
	/** A mail bounced permanently, or was reported as spam: no more are sent, even on request (promise N7). */
	readonly undeliverable?: true;
	/** ISO UTC: afterwards it counts as deleted. */
	readonly expiresAt?: string;
}

export interface SubscriptionRequest {
	readonly id: string;
	readonly sealedEmail: string;
	/** For a subscription that begins again. */
	readonly generation: string;
	readonly now: Date;
}

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** The subscription unless it has expired at `now`: an expired item may stay in the table for days. */
export const unexpired = (known: Subscription | undefined, now: Date): Subscription | undefined =>
	known?.expiresAt !== undefined && known.expiresAt <= now.toISOString() ? undefined : known;

/** Requests the newsletter for an address, possibly by a stranger. An active subscription is unchanged. */
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

/** Confirms by the button behind the link. Idempotent: a repeat returns the same subscription. */
export function confirmed(known: Subscription, now: Date): Result<Subscription, 'invalid_link'> {
	const before = unexpired(known, now);
	if (before?.state === 'active') return ok(known);
	const isOpen = before?.state === 'pending' && now.getTime() - Date.parse(before.requestedAt) <= CONFIRM_LIFE_MS;
	if (!before || !isOpen) return refuse('invalid_link');
	const { expiresAt: _, ...kept } = before;
	return ok({ ...kept, state: 'active', ver: before.ver + 1, confirmedAt: now.toISOString() });
}

/** Ends it and deletes the address. An ended one is unchanged, except that a bounce is still recorded. */
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
