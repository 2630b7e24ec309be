import { dayOf, timeOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { weekdays } from '@tulia/centre/day';
import { shortDayName } from '@tulia/centre/weekday-names';
import type { WaitingEntry } from '@tulia/contracts/waiting-list/schemas';

const PART: Readonly<Record<WaitingEntry['part'], string>> = {
	any: 'mornings and afternoons',
	morning: 'mornings',
	afternoon: 'afternoons',
};

/** `Tue 1 Dec, 10:30 AM` */
export function momentWords(at: string): string {
	const instant = new Date(at);
	return `${shortDay(dayOf(instant))}, ${timeOf(instant)}`;
}

/** An entry of the waiting list in one line. */
export function wishWords({ days, part, until, psychologist, insteadOf }: WaitingEntry): string {
	const which = weekdays.filter((day) => days.includes(day)).map(shortDayName);
	const whom = psychologist === undefined ? 'with whoever is free first' : `with ${psychologist}`;
	const end = insteadOf === undefined ? `until ${shortDay(until)}` : `before ${momentWords(insteadOf.startsAt)}`;
	return `${which.join(', ')}, ${PART[part]}, ${whom}, ${end}.`;
}
