import { priceWords } from '@tulia/centre/price-words';
import type { VisitCounts, VisitReport } from '@tulia/contracts/report/schemas';
import { shareOf } from './change-words.ts';

/** Missed of all that took place or should have. */
export const noShowRate = ({ attended, missed }: VisitCounts): number | undefined => shareOf(missed, attended + missed);

/** Cancelled late by the client, of these and of all that took place or should have. */
export const lateRate = ({ attended, missed, cancelledLate }: VisitCounts): number | undefined =>
	shareOf(cancelledLate, attended + missed + cancelledLate);

/** Of the minutes of open hours, those with a visit. */
export const usedShare = ({
	openMinutes,
	usedMinutes,
}: Pick<VisitReport['use'], 'openMinutes' | 'usedMinutes'>): number | undefined => shareOf(usedMinutes, openMinutes);

/** Whatever became of them. */
export const bookedIn = ({ attended, missed, cancelled, open }: VisitCounts): number =>
	attended + missed + cancelled + open;

/** An amount without its cents: a report is read for its hundreds. Below zero where more was taken back than came in. */
export const amountWords = (cents: number, currency: string): string =>
	priceWords(Math.round(cents / 100) * 100, currency);
