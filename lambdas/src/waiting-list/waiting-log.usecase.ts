import { log } from '../platform/log.ts';
import type { TimeOffer, WaitingEntry } from './waiting-entry.ts';

/** What the log knows of a time that was offered: whoever restores the table has the rest (decision 076). */
export const logOffered = (
	entryId: string,
	{ id: offerId, psychologistId, startAt, endAt, at, until }: TimeOffer,
): void => log.info('TIME_OFFERED', { entryId, offerId, psychologistId, startAt, endAt, offeredAt: at, until });

/** Tells the log of an entry that ended, so that after a restore nobody is offered times who waits no more. */
export function logIfEnded({ id: entryId, ended }: WaitingEntry): void {
	if (ended) log.info('WAITING_ENDED', { entryId, why: ended.why });
}
