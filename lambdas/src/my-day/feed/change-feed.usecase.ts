import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { OwnCaller } from '../own-caller.ts';
import { type CalendarFeedStore, feedPath, ownFeedOf, proofOf } from './calendar-feed.ts';

export interface ChangeFeedDeps {
	readonly feeds: CalendarFeedStore;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	readonly newSecret: () => string;
	readonly now: () => Date;
}

interface PsychologistCall {
	readonly caller: OwnCaller;
}

/**
 * Creates an address of the feed, which is shown only once. The same write invalidates the previous one. On an outdated
 * version it is refused, so that a concurrent request does not replace an address that was never shown.
 */
export const renewCalendarFeed =
	({ feeds, openCipher, newSecret, now }: ChangeFeedDeps) =>
	async ({
		caller: { userId, psychologistId },
		body: { names, version },
	}: RequestFor<'renewCalendarFeed', 'body'> & PsychologistCall): Promise<ResultFor<'renewCalendarFeed'>> => {
		if (psychologistId === undefined) return refuse('not_found');
		const secret = newSecret();
		const proof = proofOf(await openCipher(), { psychologistId, secret });
		const feed = { userId, proof, since: now().toISOString(), names, version: version + 1 };
		if (!(await feeds.replace(psychologistId, feed))) return refuse('changed_meanwhile');
		return ok({ path: feedPath(psychologistId, secret), feed: ownFeedOf(feed) });
	};

/** Shows or hides names, at the same address. */
export const changeCalendarFeed =
	({ feeds }: Pick<ChangeFeedDeps, 'feeds'>) =>
	async ({
		caller: { userId, psychologistId },
		body: { names, version },
	}: RequestFor<'changeCalendarFeed', 'body'> & PsychologistCall): Promise<ResultFor<'changeCalendarFeed'>> => {
		const feed = psychologistId === undefined ? undefined : await feeds.find(psychologistId);
		if (psychologistId === undefined || feed?.userId !== userId || feed.proof === undefined) return refuse('not_found');
		if (feed.version !== version) return refuse('changed_meanwhile');
		const after = { ...feed, names, version: version + 1 };
		return (await feeds.replace(psychologistId, after)) ? ok(ownFeedOf(after)) : refuse('changed_meanwhile');
	};

const TRIES = 3;

/** Turns the feed off at any version, because the newest address should stop working too. */
export const deleteCalendarFeed =
	({ feeds }: Pick<ChangeFeedDeps, 'feeds'>) =>
	async ({ caller: { userId, psychologistId } }: PsychologistCall): Promise<ResultFor<'deleteCalendarFeed'>> => {
		if (psychologistId === undefined) return refuse('not_found');
		for (let attempt = 0; attempt < TRIES; attempt += 1) {
			const feed = await feeds.find(psychologistId);
			if (feed?.proof === undefined) return ok(null);
			const off = { userId, names: feed.names, version: feed.version + 1 };
			if (await feeds.replace(psychologistId, off)) return ok(null);
		}
		throw new Error('The feed was changed again and again meanwhile.');
	};
