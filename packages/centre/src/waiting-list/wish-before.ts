import type { WaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { shortDay } from '../date-words.ts';
import type { Span, WishValues } from './wish-choices.ts';

/** The choice that leaves the last day as it is. */
export const asBefore = ({ until }: Pick<WaitingEntry, 'until'>): Span => ({
	value: 'as-before',
	label: `Until ${shortDay(until)}, as before`,
});

/** An existing entry as the form's values. */
export const wishIn = (entry: Pick<WaitingEntry, 'days' | 'part' | 'psychologistId' | 'until'>): WishValues => ({
	...Object.fromEntries(entry.days.map((day) => [day, true])),
	part: entry.part,
	psychologistId: entry.psychologistId,
	within: asBefore(entry).value,
});
