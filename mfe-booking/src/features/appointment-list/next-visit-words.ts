import { type Day, daysBetween } from '@tulia/centre/day';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The distance to the next visit, in calendar days of the centre. */
export function nextVisitWords(date: Day | undefined, today: Day): string {
	if (date === undefined) return 'You have no visit coming up.';
	const days = daysBetween(today, date);
	if (days <= 0) return 'Your next visit is today.';
	if (days === 1) return 'Your next visit is tomorrow.';
	return `Your next visit is in ${NUMBERS[days] ?? days} days.`;
}
