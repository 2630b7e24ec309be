import { log } from '../platform/log.ts';
import type { TimeOffer, WaitingEntry } from './waiting-entry.ts';

/** The fields of an offer that are logged: a restored table has the rest (decision 076). */
export const logOffered = (
	entryId: string,
	{ id: offerId, psychologistId, startAt, endAt, at, until }: TimeOffer,
): void => log.info('TIME_OFFERED', { entryId, offerId, psychologistId, startAt, endAt, offeredAt: at, until });

/** Logs an ended entry, so that no times are offered to it after a restore. */
export function logIfEnded({ id: entryId, ended }: WaitingEntry): void {
	if (ended) log.info('WAITING_ENDED', { entryId, why: ended.why });
}
