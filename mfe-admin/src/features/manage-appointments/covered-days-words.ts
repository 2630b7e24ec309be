import { dayOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { longDay, longDayWithYear, shortDayWithYear } from '@tulia/centre/date-words';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { ListView } from './list-address.ts';

/** The days that the list covers, as a sentence. */
export function coveredDaysWords(view: ListView, list: AdminAppointmentList, now: Date): string {
	if (view.needs) return 'Every visit that is over and has no outcome yet, however long ago.';
	const { days, order, nextCursor, counts } = list;
	if (!days) return 'Found by the number or the address, whenever it is.';
	if (order === 'latest_first') {
		const range = `${shortDayWithYear(days.from)} to ${shortDayWithYear(days.to)}`;
		const isPartial = counts === undefined && nextCursor !== undefined;
		return isPartial
			? `Looked through ${range} so far, latest first. The next page looks further back.`
			: `All that are kept, ${range}, latest first.`;
	}
	if (days.from === days.to) return `Only ${longDayWithYear(days.from)}.`;
	const today = dayOf(now);
	if (view.from === undefined && view.to === undefined)
		return `From today, ${longDay(today)}, to ${longDayWithYear(days.to)}, the last day that can be booked.`;
	const first = days.from === today ? `today, ${longDay(today)},` : compactDay(days.from, now);
	return `From ${first} to ${compactDay(days.to, now)}.`;
}
