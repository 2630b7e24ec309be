import { priceWords } from '@tulia/centre/price-words';
import type { VisitCounts, VisitReport } from '@tulia/contracts/report/schemas';
import { shareOf } from './change-words.ts';

/** The share of missed visits among attended and missed ones. */
export const noShowRate = ({ attended, missed }: VisitCounts): number | undefined => shareOf(missed, attended + missed);

/** The share of visits that clients cancelled late, among these and the attended and missed visits. */
export const lateRate = ({ attended, missed, cancelledLate }: VisitCounts): number | undefined =>
	shareOf(cancelledLate, attended + missed + cancelledLate);

/** The share of open minutes that had a visit. */
export const usedShare = ({
	openMinutes,
	usedMinutes,
}: Pick<VisitReport['use'], 'openMinutes' | 'usedMinutes'>): number | undefined => shareOf(usedMinutes, openMinutes);

/** The number of all booked visits, whatever their outcome. */
export const bookedIn = ({ attended, missed, cancelled, open }: VisitCounts): number =>
	attended + missed + cancelled + open;

/** An amount without cents, which a report does not need. It is negative if more was taken back than received. */
export const amountWords = (cents: number, currency: string): string =>
	priceWords(Math.round(cents / 100) * 100, currency);
