import type { listClosures } from '@tulia/contracts/closure/endpoints';
import type { Closure } from '@tulia/contracts/closure/schemas';
import type { ResponseOf } from '@tulia/contracts/endpoint';

type Calendar = ResponseOf<typeof listClosures>;

/** A day whose hours differ from those of its weekday: the reason, and the entry of staff. */
export interface CalendarRow {
	readonly key: string;
	readonly date: string;
	/** The last day, if there are several. */
	readonly lastDate: string | undefined;
	/** The hours on each day; absent for whole days. */
	readonly hours: Closure['hours'];
	/** The reason of a closure, or the name of a public holiday. */
	readonly title: string;
	readonly state: 'closed' | 'holiday' | 'awaits_gazette' | 'open';
	/** The entry that can be deleted: a closure, or the opening of a holiday. */
	readonly entry: Closure | undefined;
}

const titleOf = ({ date, reason }: Closure, { holidays }: Calendar): string =>
	holidays.find((holiday) => holiday.date === date)?.name ?? reason;

/** Closures, holidays and opened holidays, soonest first. An opened holiday is one row. */
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
