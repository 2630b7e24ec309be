import { longDate, monthWithYear } from '@tulia/centre/date-words';
import { addDays, daysBetween } from '@tulia/centre/day';
import type { Days } from './report-span.ts';

/** `August to October 2026`, `October 2026`, `1 to 24 November 2026`, `26 November 2025 to 24 November 2026`. */
export function daysWords({ from, to }: Days): string {
	const [first, last] = isWholeMonths({ from, to })
		? [monthWithYear(from.slice(0, 7)), monthWithYear(to.slice(0, 7))]
		: [longDate(from), longDate(to)];
	if (first === last) return last;
	// A year or month that both days share is named once.
	const [a, b] = [first.split(' '), last.split(' ')];
	while (a.length > 1 && a.at(-1) === b.at(-1)) {
		a.pop();
		b.pop();
	}
	return `${a.join(' ')} to ${last}`;
}

const isWholeMonths = ({ from, to }: Days): boolean => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

const monthsIn = ({ from, to }: Days): number =>
	(Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

const SMALL = [
	'none',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
];
const countOf = (count: number): string => SMALL[count] ?? String(count);

/** The span of comparison: `the three months before`, `the 24 days before`. */
export function beforeWords(days: Days): string {
	const [count, noun] = isWholeMonths(days) ? [monthsIn(days), 'month'] : [daysBetween(days.from, days.to) + 1, 'day'];
	return count === 1 ? `the ${noun} before` : `the ${countOf(count)} ${noun}s before`;
}
