import { dayOf } from '@tulia/centre/clock';
import { addDays, daysBetween } from '@tulia/centre/day';
import { lastBookableDay } from '../../availability/availability-snapshot.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { KEPT_DAYS } from '../retention.ts';

/** One request for given days reads at most a year. */
const MAX_DAYS = 366;
/** Days shown before a past last day when no first day was given. */
const DAYS_BEFORE = 30;

/** The days a list covers, both included, and in which order. */
export interface ListDays {
	readonly from: string;
	readonly to: string;
	readonly order: 'soonest_first' | 'latest_first';
}

interface DaysQuestion {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	readonly search?: string | undefined;
}

/** The days of a request: from today on unless days are given; a search without days covers all stored ones. */
export function listDays(question: DaysQuestion, now: Date): Result<ListDays, 'date_not_bookable'> {
	const { from, to, search = '' } = question;
	const [today, last] = [dayOf(now), lastBookableDay(now)];
	if (from === undefined && to === undefined) {
		const isSearch = search.trim() !== '';
		return ok(
			isSearch
				? { from: addDays(today, -KEPT_DAYS), to: last, order: 'latest_first' }
				: { from: today, to: last, order: 'soonest_first' },
		);
	}
	const days = { from: from ?? firstBefore(to ?? today, today), to: to ?? lastAfter(from ?? today, last) };
	return checked(days);
}

/** A last day alone begins today or, when it is past, thirty days before it. */
function firstBefore(to: string, today: string): string {
	if (to >= today) return earlier(to, today);
	return addDays(to, -DAYS_BEFORE);
}

/** A first day alone extends to the booking horizon, a year at most. */
function lastAfter(from: string, last: string): string {
	return earlier(later(from, last), addDays(from, MAX_DAYS - 1));
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

function checked({ from, to }: { readonly from: string; readonly to: string }): Result<ListDays, 'date_not_bookable'> {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return ok({ from, to, order: 'soonest_first' });
}
