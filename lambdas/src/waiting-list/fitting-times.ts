import { dayOf, minuteOf } from '@tulia/centre/clock';
import { daysFrom, weekdayOf } from '@tulia/centre/day';
import { HOUR, MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import type { Upcoming } from '../appointment/upcoming.ts';
import { mayAttend } from '../appointment/upcoming.ts';
import {
	type AvailabilitySnapshot,
	lastBookableDay,
	offersOn,
	whoIsFree,
} from '../availability/availability-snapshot.ts';
import { bookingRules } from '../calendar/booking-rules.ts';
import type { TimeSpan, WaitingEntry, Wish } from './waiting-entry.ts';

const NOON = 12 * 60;

/** The minimum time to answer an offer, in milliseconds. */
const LEAST_TO_ANSWER_MS = 30 * MINUTE;

/** Whether a time suits the preference: day of the week, part of the day, last day, and psychologist. */
export function fitsWish({ days, part, until, psychologistId }: Wish, span: TimeSpan): boolean {
	const start = new Date(span.startAt);
	const day = dayOf(start);
	const isMorning = minuteOf(start) < NOON;
	return (
		day <= until &&
		days.includes(weekdayOf(day)) &&
		(part === 'any' || (part === 'morning') === isMorning) &&
		(psychologistId === undefined || psychologistId === span.psychologistId)
	);
}

/** The end of a hold: after `holdHours`, but not later than the time can be booked or the old visit can be moved. */
export function heldUntil(startAt: string, now: Date, { holdHours, movableUntil }: Holding): Date {
	const bookableUntil = Date.parse(startAt) - bookingRules.leadHours * HOUR;
	const ends = [now.getTime() + holdHours * HOUR, bookableUntil, movableUntil?.getTime() ?? Number.POSITIVE_INFINITY];
	return new Date(Math.min(...ends));
}

interface Holding {
	readonly holdHours: number;
	/** The time until which the client may move the visit that the offered time would replace. */
	readonly movableUntil?: Date | undefined;
}

export interface Waiter extends Holding {
	readonly entry: Pick<WaitingEntry, keyof Wish | 'offers' | 'insteadOf'>;
	/** The start of the visit that the offered time would replace. */
	readonly before?: string | undefined;
	readonly upcoming: readonly Upcoming[];
}

/** The free times that suit the preference, soonest first. A declined or unanswered one is not offered again. */
export function* fittingTimes(snapshot: AvailabilitySnapshot, waiter: Waiter): Generator<TimeSpan> {
	const { entry } = waiter;
	const last = [entry.until, lastBookableDay(snapshot.now), ...(waiter.before ? [dayOf(new Date(waiter.before))] : [])];
	const [lastDay = entry.until] = last.sort();
	const today = dayOf(snapshot.now);
	if (today > lastDay) return;
	for (const day of daysFrom(today, lastDay)) {
		if (!entry.days.includes(weekdayOf(day))) continue;
		const offers = offersOn(snapshot, day);
		for (const start of [...new Set(offers.flatMap(({ free }) => free))].sort((a, b) => a - b)) {
			const startsAt = instantAt(day, start);
			const span = {
				startAt: startsAt.toISOString(),
				endAt: new Date(startsAt.getTime() + snapshot.durationMinutes * MINUTE).toISOString(),
			};
			const psychologistId = whoIsFree(offers, start).find((id) =>
				mayBeOffered({ ...span, psychologistId: id }, waiter, snapshot.now),
			);
			if (psychologistId !== undefined) yield { ...span, psychologistId };
		}
	}
}

function mayBeOffered(span: TimeSpan, waiter: Waiter, now: Date): boolean {
	const { entry, before, upcoming } = waiter;
	const isEarlier = before === undefined || span.startAt < before;
	const isNews = !entry.offers.some(({ startAt }) => startAt === span.startAt);
	const canBeAnswered = heldUntil(span.startAt, now, waiter).getTime() - now.getTime() >= LEAST_TO_ANSWER_MS;
	return isEarlier && isNews && canBeAnswered && fitsWish(entry, span) && mayAttend(upcoming, span).ok;
}
