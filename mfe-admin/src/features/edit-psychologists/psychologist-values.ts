import { type Weekday, weekdays } from '@tulia/centre/day';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import type { createPsychologist } from '@tulia/contracts/psychologist/endpoints';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { dayName } from '@tulia/platform';
import { groupFieldErrors } from '../../lib/editing/group-field-errors.ts';
import type { TextRow } from '../../lib/editing/list-field.tsx';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

type Week = { readonly [D in Weekday]?: readonly TextRow[] };

/** What the form holds. An empty field is absent. */
export interface PsychologistValues {
	readonly name?: string;
	readonly serviceIds?: readonly string[];
	readonly active?: boolean;
	readonly weeklyHours?: Week;
	readonly breaks?: Week;
	readonly timeOff?: readonly TextRow[];
}
type Fields = BodyOf<typeof createPsychologist>;

/** The fields of the form that draw a whole part of what is sent. */
export const PARTS: readonly string[] = [
	'serviceIds',
	...weekdays.flatMap((day) => [`weeklyHours.${day}`, `breaks.${day}`]),
	'timeOff',
];

const span = ({ from = '', to = '' }: TextRow) => ({ from, to });

/** A day without a last one is one day; one of two hours is sent, so that the server's words say what is missing. */
const daysOff = ({ from = '', to = from, hoursFrom, hoursTo }: TextRow) => ({
	from,
	to,
	...(hoursFrom === undefined && hoursTo === undefined ? {} : { hours: { from: hoursFrom ?? '', to: hoursTo ?? '' } }),
});

const weekOf = (week: Week = {}): Fields['weeklyHours'] =>
	Object.fromEntries(weekdays.flatMap((day) => (week[day]?.length ? [[day, week[day].map(span)]] : [])));

export const valuesOf = ({ name, serviceIds, active, weeklyHours, breaks, timeOff }: StaffPsychologist) => ({
	name,
	serviceIds,
	active,
	weeklyHours: weekOf(weeklyHours),
	breaks: weekOf(breaks),
	timeOff: timeOff.map(({ from, to, hours }) => ({ from, to, hoursFrom: hours?.from, hoursTo: hours?.to })),
});

export const fieldsOf = (values: PsychologistValues): Fields => ({
	name: values.name ?? '',
	serviceIds: [...(values.serviceIds ?? [])],
	active: values.active ?? false,
	weeklyHours: weekOf(values.weeklyHours),
	breaks: weekOf(values.breaks),
	timeOff: (values.timeOff ?? []).map(daysOff),
});

const BOTH_TIMES = 'Give both times, such as 09:00 and 17:00';
const isHours = (field: string): boolean =>
	field.startsWith('weeklyHours.') || field.startsWith('breaks.') || field.includes('.hours.');

/** What the contract found, each at its field, in words about hours where it is about hours. */
export const inWords = (errors: readonly FieldError[]): readonly FieldError[] =>
	groupFieldErrors(
		errors.map(({ field, message }) => ({ field, message: isHours(field) ? BOTH_TIMES : message })),
		PARTS,
	);

const spans = (rows: readonly TextRow[] = []): string =>
	rows.map(({ from = '?', to = '?' }) => `${from} to ${to}`).join(', ');

const daysOffWords = ({ from = '?', to = from, hoursFrom, hoursTo }: TextRow): string =>
	`${from} to ${to}${hoursFrom === undefined ? '' : `, ${hoursFrom} to ${hoursTo ?? '?'}`}`;

/** For putting two versions side by side. */
export const factsOf =
	(titleOf: (serviceId: string) => string) =>
	(values: PsychologistValues): readonly Fact[] => [
		{ label: 'Full name', text: values.name ?? '' },
		{ label: 'Services', text: (values.serviceIds ?? []).map(titleOf).sort().join(', ') },
		{ label: 'Sees clients', text: values.active ? 'Yes' : 'No' },
		...weekdays.map((day) => ({ label: `${dayName(day)}, hours`, text: spans(values.weeklyHours?.[day]) })),
		...weekdays.map((day) => ({ label: `${dayName(day)}, breaks`, text: spans(values.breaks?.[day]) })),
		{ label: 'Time off', text: (values.timeOff ?? []).map(daysOffWords).join(', ') },
	];
