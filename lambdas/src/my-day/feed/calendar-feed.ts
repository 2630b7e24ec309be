import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { OwnFeed } from '@tulia/contracts/my-day/schemas';

export interface CalendarFeed {
	/** The account that turned it on. */
	readonly userId: string;
	/** Keyed hash of the secret in its address, which is not stored; absent: it is off. */
	readonly proof?: string | undefined;
	/** When the address was created, ISO UTC. */
	readonly since?: string | undefined;
	/** It contains clients' names. */
	readonly names: boolean;
	/** From 1; incremented by each change. */
	readonly version: number;
}

export interface CalendarFeedStore {
	/** Undefined when there never was one. Strongly consistent. */
	find(psychologistId: string): Promise<CalendarFeed | undefined>;
	/** Optimistic lock on `version` less one (0: none). False on a version conflict. */
	replace(psychologistId: string, feed: CalendarFeed): Promise<boolean>;
}

/** 256 random bits. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

/** Programs recognise a calendar by this extension. */
const ENDING = '.ics';
const SECRET = /^[\w-]{43}$/;

/** Path of the feed on the site. */
export const feedPath = (psychologistId: string, secret: string): string =>
	`/api/calendar-feeds/${encodeURIComponent(psychologistId)}/${secret}${ENDING}`;

/** The secret in the last part of an address; undefined for a malformed one. */
export function secretIn(part: string): string | undefined {
	const secret = part.slice(0, -ENDING.length);
	return part.endsWith(ENDING) && SECRET.test(secret) ? secret : undefined;
}

/** The stored form of a secret: a keyed hash, valid only for this psychologist. */
export const proofOf = (
	{ proof }: { proof(purpose: 'calendar-feed', value: string): string },
	{ psychologistId, secret }: { readonly psychologistId: string; readonly secret: string },
): string => proof('calendar-feed', `${psychologistId} ${secret}`);

/** Compares in constant time. */
export const isProof = (one: string, other: string): boolean =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The feed as its owner sees it. */
export const ownFeedOf = (feed: CalendarFeed | undefined): OwnFeed => ({
	isOn: feed?.proof !== undefined,
	names: feed?.names ?? false,
	...(feed?.proof === undefined || feed.since === undefined ? {} : { since: feed.since }),
	version: feed?.version ?? 0,
});
