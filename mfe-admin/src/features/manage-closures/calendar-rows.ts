import type { listClosures } from '@tulia/contracts/closure/endpoints';
import type { Closure } from '@tulia/contracts/closure/schemas';
import type { ResponseOf } from '@tulia/contracts/endpoint';

type Calendar = ResponseOf<typeof listClosures>;

/** A day that differs from the week: what it is, and staff's entry for it. */
export interface CalendarRow {
	readonly key: string;
	readonly date: string;
	/** The last of several days. */
	readonly lastDate: string | undefined;
	/** The hours of each day; absent for whole days. */
	readonly hours: Closure['hours'];
	/** The reason of a closure, or the name of a public holiday. */
	readonly title: string;
	readonly state: 'closed' | 'holiday' | 'awaits_gazette' | 'open';
	/** The entry that can be deleted: the closure, or what opens a holiday. */
	readonly entry: Closure | undefined;
}

const titleOf = ({ date, reason }: Closure, { holidays }: Calendar): string =>
	holidays.find((holiday) => holiday.date === date)?.name ?? reason;

/** Closures, opened holidays and holidays, soonest first. An opened holiday is one row. */
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
