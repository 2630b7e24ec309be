import { endOfMonth, maxDate, minDate, parseDate } from '@internationalized/date';
import { addDays, type Day } from '@tulia/centre/day';

/** The booking horizon in days from today (rule 4). The server decides; this only ends the calendar. */
const HORIZON_DAYS = 60;

/** The last day that may be chosen. */
export const lastBookableDay = (today: Day): Day => addDays(today, HORIZON_DAYS);

/** The bookable days of a month (`YYYY-MM`): from today to the horizon. */
export function monthRange(month: string, today: Day): { readonly from: Day; readonly to: Day } {
	const first = parseDate(`${month}-01`);
	const from = maxDate(first, parseDate(today)) ?? first;
	const to = minDate(endOfMonth(first), parseDate(lastBookableDay(today))) ?? from;
	return { from: from.toString(), to: to.toString() };
}
