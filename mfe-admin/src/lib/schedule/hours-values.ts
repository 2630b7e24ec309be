import { type Weekday, weekdays } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import type { FieldError } from '@tulia/contracts/problem';
import { groupFieldErrors } from '../editing/group-field-errors.ts';
import type { TextRow } from '../editing/list-field.tsx';
import type { Fact } from '../editing/version-conflict.tsx';

type Week = { readonly [D in Weekday]?: readonly TextRow[] };

/** The form values of a psychologist’s hours. An empty field is absent. */
export interface HoursValues {
	readonly weeklyHours?: Week;
	readonly breaks?: Week;
	readonly timeOff?: readonly TextRow[];
}

/** The fields that render a whole part of the request. */
export const HOURS_PARTS: readonly string[] = [
	...weekdays.flatMap((day) => [`weeklyHours.${day}`, `breaks.${day}`]),
	'timeOff',
];

const span = ({ from = '', to = '' }: TextRow) => ({ from, to });

/**
 * A row of time off. Without a last day it is a single day. Incomplete hours are sent, so that the server reports
 * what is missing.
 */
const daysOff = ({ from = '', to = from, hoursFrom, hoursTo }: TextRow) => ({
	from,
	to,
	...(hoursFrom === undefined && hoursTo === undefined ? {} : { hours: { from: hoursFrom ?? '', to: hoursTo ?? '' } }),
});

const weekOf = (week: Week = {}): HoursPlan['weeklyHours'] =>
	Object.fromEntries(weekdays.flatMap((day) => (week[day]?.length ? [[day, week[day].map(span)]] : [])));

export const hoursValuesOf = ({ weeklyHours, breaks, timeOff }: HoursPlan) => ({
	weeklyHours: weekOf(weeklyHours),
	breaks: weekOf(breaks),
	timeOff: timeOff.map(({ from, to, hours }) => ({ from, to, hoursFrom: hours?.from, hoursTo: hours?.to })),
});

export const planOf = ({ weeklyHours, breaks, timeOff = [] }: HoursValues): HoursPlan => ({
	weeklyHours: weekOf(weeklyHours),
	breaks: weekOf(breaks),
	timeOff: timeOff.map(daysOff),
});

const BOTH_TIMES = 'Give both times, such as 09:00 and 17:00';
const isHours = (field: string): boolean =>
	field.startsWith('weeklyHours.') || field.startsWith('breaks.') || field.includes('.hours.');

/**
 * The contract's errors at their fields, worded for hours where they concern hours.
 *
 * @param parts the fields that render a whole part of the request.
 */
export const inHoursWords = (
	errors: readonly FieldError[],
	parts: readonly string[] = HOURS_PARTS,
): readonly FieldError[] =>
	groupFieldErrors(
		errors.map(({ field, message }) => ({ field, message: isHours(field) ? BOTH_TIMES : message })),
		parts,
	);

const spans = (rows: readonly TextRow[] = []): string =>
	rows.map(({ from = '?', to = '?' }) => `${from} to ${to}`).join(', ');

const daysOffWords = ({ from = '?', to = from, hoursFrom, hoursTo }: TextRow): string =>
	`${from} to ${to}${hoursFrom === undefined ? '' : `, ${hoursFrom} to ${hoursTo ?? '?'}`}`;

export const hoursFacts = ({ weeklyHours, breaks, timeOff = [] }: HoursValues): readonly Fact[] => [
	...weekdays.map((day) => ({ label: `${dayName(day)}, hours`, text: spans(weeklyHours?.[day]) })),
	...weekdays.map((day) => ({ label: `${dayName(day)}, breaks`, text: spans(breaks?.[day]) })),
	{ label: 'Time off', text: timeOff.map(daysOffWords).join(', ') },
];
