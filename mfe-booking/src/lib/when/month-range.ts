import { endOfMonth, maxDate, minDate, parseDate } from '@internationalized/date';
import { addDays, type Day } from '@tulia/centre/day';

/** The last bookable day is today and this many days (rule 4). The server decides; this only ends the calendar. */
const HORIZON_DAYS = 60;

/** The last day that may be chosen. */
export const lastBookableDay = (today: Day): Day => addDays(today, HORIZON_DAYS);

/** The days of a month (`YYYY-MM`) that may be asked about: none before today, none after the horizon. */
export function monthRange(month: string, today: Day): { readonly from: Day; readonly to: Day } {
	const first = parseDate(`${month}-01`);
	const from = maxDate(first, parseDate(today)) ?? first;
	const to = minDate(endOfMonth(first), parseDate(lastBookableDay(today))) ?? from;
	return { from: from.toString(), to: to.toString() };
}
