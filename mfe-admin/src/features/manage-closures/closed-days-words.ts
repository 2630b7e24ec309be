import { minuteAt, wallTime } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import type { Closure } from '@tulia/contracts/closure/schemas';

interface ClosedDays {
	readonly date: string;
	readonly lastDate?: string | undefined;
	readonly hours?: Closure['hours'] | undefined;
}

/** `Tue 1 Dec to Thu 3 Dec, 12:00 PM to 2:00 PM` */
export function closedDaysWords({ date, lastDate = date, hours }: ClosedDays, now: Date): string {
	const first = compactDay(date, now);
	const days = lastDate === date ? first : `${first} to ${compactDay(lastDate, now)}`;
	return hours ? `${days}, ${wallTime(minuteAt(hours.from))} to ${wallTime(minuteAt(hours.to))}` : days;
}
