import { longDay, shortWeekday } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { CalendarDay } from './day-state.ts';

/** A day that is not bookable, and its state. */
interface UnavailableDay {
	readonly day: Day;
	readonly info: CalendarDay;
}

function reasonOf({ day, info: { state, reason } }: UnavailableDay): string {
	switch (state) {
		case 'full':
			return 'full';
		case 'too_soon':
			return 'too soon to book online';
		case 'too_far':
			return 'not open yet';
		default:
			return reason && !longDay(day).startsWith(reason) ? reason : 'closed';
	}
}

/** The days of a week that are not bookable, in one line: `Today and Tue full · Sun closed`. */
export function unavailableDays(days: readonly UnavailableDay[], today: Day): string {
	const runs: { reason: string; names: string[] }[] = [];
	for (const one of days) {
		const reason = reasonOf(one);
		const name = one.day === today ? 'Today' : shortWeekday(one.day);
		const last = runs.at(-1);
		if (last?.reason === reason) last.names.push(name);
		else runs.push({ reason, names: [name] });
	}
	return runs
		.map(({ reason, names }) => {
			const [first, last] = [names[0], names.at(-1)];
			if (names.length === 1) return `${first} ${reason}`;
			return `${first} ${names.length === 2 ? 'and' : 'to'} ${last} ${reason}`;
		})
		.join(' · ');
}
