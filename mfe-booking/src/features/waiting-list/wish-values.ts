import { dayOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { addDays, weekdays } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import type { ChangedWish, PartOfDay, WaitingEntry } from '@tulia/contracts/waiting-list/schemas';

/** What is ticked and chosen: each day of the week by its name. */
export type WishValues = { readonly [day in (typeof weekdays)[number]]?: boolean | undefined } & {
	readonly part?: string | undefined;
	readonly psychologistId?: string | undefined;
	readonly within?: string | undefined;
};

export const PARTS: readonly { readonly value: PartOfDay; readonly label: string }[] = [
	{ value: 'any', label: 'Any time of the day' },
	{ value: 'morning', label: 'Mornings, before 12:00 PM' },
	{ value: 'afternoon', label: 'Afternoons, from 12:00 PM' },
];

/** Until when somebody waits, as a choice. */
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

/** The last day that was chosen before. */
export const asBefore = ({ until }: Pick<WaitingEntry, 'until'>): Span => ({
	value: 'as-before',
	label: `Until ${shortDay(until)}, as before`,
});

/** What somebody waits for, as the form shows it. */
export const wishIn = (entry: WaitingEntry): WishValues => ({
	...Object.fromEntries(entry.days.map((day) => [day, true])),
	part: entry.part,
	psychologistId: entry.psychologistId,
	within: asBefore(entry).value,
});

/** Everything is ticked: who waits mostly takes what comes. */
export const freshWish = (openDays: readonly (typeof weekdays)[number][]): WishValues => ({
	...Object.fromEntries(openDays.map((day) => [day, true])),
	part: 'any',
	within: '28',
});

const daysIn = (values: WishValues): (typeof weekdays)[number][] => weekdays.filter((day) => values[day]);

export const wishErrors = (values: WishValues): readonly FieldError[] =>
	daysIn(values).length > 0 ? [] : [{ field: 'monday', message: 'Choose at least one day of the week' }];

const isPart = (part: string | undefined): part is PartOfDay => PARTS.some(({ value }) => value === part);

/** What is sent. `until`: the last day, where the form does not ask for it. */
export function wishOf(values: WishValues, until: string | undefined, now: Date): ChangedWish {
	const { part, psychologistId, within = '28' } = values;
	return {
		days: daysIn(values),
		part: isPart(part) ? part : 'any',
		until: until ?? addDays(dayOf(now), Number(within)),
		...(psychologistId === undefined ? {} : { psychologistId }),
	};
}
