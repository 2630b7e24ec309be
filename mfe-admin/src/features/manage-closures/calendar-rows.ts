import type { listClosures } from '@tulia/contracts/closure/endpoints';
import type { Closure } from '@tulia/contracts/closure/schemas';
import type { ResponseOf } from '@tulia/contracts/endpoint';

type Calendar = ResponseOf<typeof listClosures>;

/** A day that is not like the others: what it is, and what staff entered for it. */
export interface CalendarRow {
	readonly key: string;
	readonly date: string;
	/** The last of its days, where there are several. */
	readonly lastDate: string | undefined;
	/** What of each day it is about, where it is not all of it. */
	readonly hours: Closure['hours'];
	/** The reason of a closure, or the name of a public holiday. */
	readonly title: string;
	readonly state: 'closed' | 'holiday' | 'awaits_gazette' | 'open';
	/** What can be deleted: the closure, or what opens a holiday. */
	readonly entry: Closure | undefined;
}

const titleOf = ({ date, reason }: Closure, { holidays }: Calendar): string =>
	holidays.find((holiday) => holiday.date === date)?.name ?? reason;

/** Closures, opened holidays and holidays, soonest first. A holiday that is opened is one row. */
export function calendarRows(calendar: Calendar): readonly CalendarRow[] {
	const { data, holidays } = calendar;
	const isOpened = (date: string): boolean => data.some((entry) => entry.kind === 'open' && entry.date === date);
	const entered = data.map(
		(entry): CalendarRow => ({
			key: entry.id,
			date: entry.date,
			lastDate: entry.lastDate,
			hours: entry.hours,
			title: entry.kind === 'open' ? titleOf(entry, calendar) : entry.reason,
			state: entry.kind,
			entry,
		}),
	);
	const remaining = holidays
		.filter(({ date }) => !isOpened(date))
		.map(
			({ date, name, confirmed }): CalendarRow => ({
				key: `${date} ${name}`,
				date,
				lastDate: undefined,
				hours: undefined,
				title: name,
				state: confirmed ? 'holiday' : 'awaits_gazette',
				entry: undefined,
			}),
		);
	return [...entered, ...remaining].sort((a, b) => a.date.localeCompare(b.date) || a.key.localeCompare(b.key));
}
