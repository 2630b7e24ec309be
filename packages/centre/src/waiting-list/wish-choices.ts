import type { FieldError } from '@tulia/contracts/problem';
import type { ChangedWish, PartOfDay } from '@tulia/contracts/waiting-list/schemas';
import { dayOf } from '../clock.ts';
import { addDays, weekdays } from '../day.ts';

/** The form of a waiting-list entry, for clients and staff: its choices, its rule, and its request body. */

/** The form's values, with one checkbox per weekday. */
export type WishValues = { readonly [day in (typeof weekdays)[number]]?: boolean | undefined } & {
	readonly part?: string | undefined;
	readonly psychologistId?: string | undefined;
	readonly within?: string | undefined;
};

export const DAY_WORDS = {
	monday: 'Mondays',
	tuesday: 'Tuesdays',
	wednesday: 'Wednesdays',
	thursday: 'Thursdays',
	friday: 'Fridays',
	saturday: 'Saturdays',
	sunday: 'Sundays',
} as const;

export const PARTS: readonly { readonly value: PartOfDay; readonly label: string }[] = [
	{ value: 'any', label: 'Any time of the day' },
	{ value: 'morning', label: 'Mornings, before 12:00 PM' },
	{ value: 'afternoon', label: 'Afternoons, from 12:00 PM' },
];

/** A choice of the last day. */
export interface Span {
	readonly value: string;
	readonly label: string;
}

export const SPANS: readonly Span[] = [
	{ value: '7', label: 'The next 7 days' },
	{ value: '14', label: 'The next 2 weeks' },
	{ value: '28', label: 'The next 4 weeks' },
	{ value: '56', label: 'The next 8 weeks' },
];
const USUAL_SPAN = '28';

/** Every open day is ticked: most clients take any time. */
export const newWish = (openDays: readonly (typeof weekdays)[number][]): WishValues => ({
	...Object.fromEntries(openDays.map((day) => [day, true])),
	part: 'any',
	within: USUAL_SPAN,
});

const daysIn = (values: WishValues): (typeof weekdays)[number][] => weekdays.filter((day) => values[day]);

export const wishErrors = (values: WishValues): readonly FieldError[] =>
	daysIn(values).length > 0 ? [] : [{ field: 'monday', message: 'Choose at least one day of the week' }];

const isPart = (part: string | undefined): part is PartOfDay => PARTS.some(({ value }) => value === part);

/** The request body. `until`: the last day, `2026-12-11` in Nairobi, where the form has no field for it. */
export function wishOf(values: WishValues, until: string | undefined, now: Date): ChangedWish {
	const { part, psychologistId, within = USUAL_SPAN } = values;
	return {
		days: daysIn(values),
		part: isPart(part) ? part : 'any',
		until: until ?? addDays(dayOf(now), Number(within)),
		...(psychologistId === undefined ? {} : { psychologistId }),
	};
}
