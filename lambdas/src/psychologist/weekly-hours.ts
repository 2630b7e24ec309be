import { minuteAt } from '@tulia/centre/clock';
import { weekdays } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import type { DaysOff, Hours } from '../calendar/days-off.ts';
import type { Schedule, WeeklyHours } from './psychologist.ts';

type Plan = Omit<Schedule, 'version'>;

/** The errors of hours, one sentence per day; empty when they are valid. */
export function hoursErrors({ weeklyHours, breaks, timeOff }: Plan): readonly FieldError[] {
	return [
		...intervalErrors('weeklyHours', weeklyHours),
		...intervalErrors('breaks', breaks),
		...weekdays.flatMap((day) =>
			(breaks[day] ?? []).some((pause) => !(weeklyHours[day] ?? []).some((hours) => isInside(pause, hours)))
				? [{ field: `breaks.${day}`, message: 'A break must lie within the working hours' }]
				: [],
		),
		...timeOff.flatMap((off, index) => {
			const message = daysOffError(off);
			return message === undefined ? [] : [{ field: `timeOff.${index}`, message }];
		}),
	];
}

/** The error of days off, as a sentence. */
function daysOffError({ from, to, hours }: DaysOff): string | undefined {
	if (to < from) return 'The last day must not come before the first';
	if (hours && minuteAt(hours.to) <= minuteAt(hours.from)) return 'The end must come after the start';
	return undefined;
}

const intervalErrors = (field: string, week: WeeklyHours): readonly FieldError[] =>
	weekdays.flatMap((day) => {
		const message = intervalError(week[day] ?? []);
		return message === undefined ? [] : [{ field: `${field}.${day}`, message }];
	});

function intervalError(intervals: readonly Hours[]): string | undefined {
	const ordered = [...intervals].sort((a, b) => minuteAt(a.from) - minuteAt(b.from));
	if (ordered.some(({ from, to }) => minuteAt(to) <= minuteAt(from))) return 'The end must come after the start';
	const overlaps = ordered.some((one, index) => {
		const next = ordered[index + 1];
		return next !== undefined && minuteAt(next.from) < minuteAt(one.to);
	});
	return overlaps ? 'These hours overlap' : undefined;
}

const isInside = (inner: Hours, outer: Hours): boolean =>
	minuteAt(outer.from) <= minuteAt(inner.from) && minuteAt(inner.to) <= minuteAt(outer.to);
