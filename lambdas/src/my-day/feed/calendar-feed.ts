import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { OwnFeed } from '@tulia/contracts/my-day/schemas';

/** The private calendar feed of a psychologist. */
export interface CalendarFeed {
	/** The account that turned it on. */
	readonly userId: string;
	/** Proof of the secret in its address, which stands nowhere; absent: it is off. */
	readonly proof?: string | undefined;
	/** When the address was made, ISO UTC. */
	readonly since?: string | undefined;
	/** Clients' names stand in it. */
	readonly names: boolean;
	/** From 1; each change makes a new one. */
	readonly version: number;
}

export interface CalendarFeedStore {
	/** Read consistently; undefined where there never was one. */
	find(psychologistId: string): Promise<CalendarFeed | undefined>;
	/** Replaces what was read (`version` less one; 0: nothing). False when somebody was faster. */
	replace(psychologistId: string, feed: CalendarFeed): Promise<boolean>;
}

/** 256 bits: nobody guesses it. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

/** Programs tell a calendar by this ending. */
const ENDING = '.ics';
const SECRET = /^[\w-]{43}$/;

/** Where the feed is, beneath the site. */
export const feedPath = (psychologistId: string, secret: string): string =>
	`/api/calendar-feeds/${encodeURIComponent(psychologistId)}/${secret}${ENDING}`;

/** The secret in the last part of an address; undefined where there can be none. */
export function secretIn(part: string): string | undefined {
	const secret = part.slice(0, -ENDING.length);
	return part.endsWith(ENDING) && SECRET.test(secret) ? secret : undefined;
}

/** What is kept of a secret: a keyed hash, good for this psychologist alone. */
export const proofOf = (
	{ proof }: { proof(purpose: 'calendar-feed', value: string): string },
	{ psychologistId, secret }: { readonly psychologistId: string; readonly secret: string },
): string => proof('calendar-feed', `${psychologistId} ${secret}`);

/** Whether they are the same, in a time that does not tell how much of them is. */
export const isProof = (one: string, other: string): boolean =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The feed as its owner sees it. */
export const ownFeedOf = (feed: CalendarFeed | undefined): OwnFeed => ({
	isOn: feed?.proof !== undefined,
	names: feed?.names ?? false,
	...(feed?.proof === undefined || feed.since === undefined ? {} : { since: feed.since }),
	version: feed?.version ?? 0,
});
