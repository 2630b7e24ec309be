import { priceWords } from '@tulia/centre/price-words';
import type { VisitCounts, VisitReport } from '@tulia/contracts/report/schemas';
import { shareOf } from './change-words.ts';

/** The missed share of all visits that took place or should have. */
export const noShowRate = ({ attended, missed }: VisitCounts): number | undefined => shareOf(missed, attended + missed);

/** The share cancelled late by the client, of these and of all that took place or should have. */
export const lateRate = ({ attended, missed, cancelledLate }: VisitCounts): number | undefined =>
	shareOf(cancelledLate, attended + missed + cancelledLate);

/** The share of open minutes with a visit. */
export const usedShare = ({
	openMinutes,
	usedMinutes,
}: Pick<VisitReport['use'], 'openMinutes' | 'usedMinutes'>): number | undefined => shareOf(usedMinutes, openMinutes);

/** All booked visits, whatever their outcome. */
export const bookedIn = ({ attended, missed, cancelled, open }: VisitCounts): number =>
	attended + missed + cancelled + open;

/**
 * An amount without cents, because reports are read for orders of magnitude. Negative if more was taken back than
 * received.
 */
export const amountWords = (cents: number, currency: string): string =>
	priceWords(Math.round(cents / 100) * 100, currency);
