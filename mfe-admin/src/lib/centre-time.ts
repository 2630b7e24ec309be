/** Every date and time of the product is in this zone (rule 1): East Africa Time, without summer time. */
const timeZone = 'Africa/Nairobi';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const TIME = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
const SHORT = new Intl.DateTimeFormat('en-GB', {
	timeZone,
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	year: 'numeric',
});
const LONG = new Intl.DateTimeFormat('en-GB', {
	timeZone,
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
});

type Part = 'weekday' | 'day' | 'month' | 'year';

/** Joined by spaces: releases of ICU disagree about commas. */
function words(format: Intl.DateTimeFormat, instant: Date, order: readonly Part[]): string {
	const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
	return order.map((part) => parts.get(part)).join(' ');
}

/** The calendar day it is at the centre at this instant, `2026-11-24`. */
export const dayOf = (instant: Date): string => DAY.format(instant);

/** What the clock at the centre shows: `9:00 AM`, with a plain space whatever ICU puts there. */
export const timeOf = (instant: Date): string => TIME.format(instant).replace(/\s/g, ' ');

/** `Tue 24 Nov`; of another year than `now`, `Tue 24 Nov 2026`. */
export function shortDate(instant: Date, now: Date): string {
	const isThisYear = dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4);
	return words(SHORT, instant, isThisYear ? ['weekday', 'day', 'month'] : ['weekday', 'day', 'month', 'year']);
}

/** `Tuesday 24 November 2026` */
export const longDate = (instant: Date): string => words(LONG, instant, ['weekday', 'day', 'month', 'year']);
