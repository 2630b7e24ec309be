import { parseDate } from '@internationalized/date';
import { dayOf } from '@tulia/centre/clock';
import { addDays, daysBetween } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import { KEPT_DAYS } from '../appointment/retention.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';

/** Days at the centre, `YYYY-MM-DD`, both included. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** Limits what one request reads to a year. */
const MAX_DAYS = 366;

/** The first day whose visits are all still stored. */
export const firstKeptDay = (now: Date): string => addDays(dayOf(now), 1 - KEPT_DAYS);

/** Checks that the days of a report are at most a year, and not in the future. */
export function reportDays({ from, to }: Days, now: Date): Result<Days, 'invalid_request'> {
	const faults = faultsOf({ from, to }, dayOf(now));
	return faults.length > 0 ? refuse('invalid_request', { errors: faults }) : ok({ from, to });
}

function faultsOf({ from, to }: Days, today: string): readonly FieldError[] {
	if (to > today) return [{ field: 'to', message: 'Please choose a last day that is not after today' }];
	if (to < from) return [{ field: 'to', message: 'The last day comes before the first' }];
	return daysBetween(from, to) < MAX_DAYS ? [] : [{ field: 'from', message: 'Please choose at most a year' }];
}

/** Also checks, for visits, that none of the days is so long ago that its visits are being deleted. */
export function visitReportDays(query: Days, now: Date): Result<Days, 'invalid_request'> {
	const days = reportDays(query, now);
	const isForgotten = days.ok && query.from < firstKeptDay(now);
	const message = `Visits are kept for 24 months: please begin on ${firstKeptDay(now)} or later`;
	return isForgotten ? refuse('invalid_request', { errors: [{ field: 'from', message }] }) : days;
}

const isWholeMonths = ({ from, to }: Days): boolean => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** The equal span before: as many whole months for whole months, otherwise as many days. */
export function spanBefore({ from, to }: Days): Days {
	const last = addDays(from, -1);
	if (!isWholeMonths({ from, to })) return { from: addDays(from, -1 - daysBetween(from, to)), to: last };
	const [first, end] = [parseDate(from), parseDate(to)];
	const months = (end.year - first.year) * 12 + end.month - first.month + 1;
	return { from: first.subtract({ months }).toString(), to: last };
}
