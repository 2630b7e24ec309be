import { shortDay } from '@tulia/centre/date-words';
import type { Span, WishValues } from '@tulia/centre/wish-choices';
import type { WaitingEntry } from '@tulia/contracts/waiting-list/schemas';

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
