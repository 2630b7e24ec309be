import { dayOf, minuteOf } from '@tulia/centre/clock';
import { daysFrom, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Upcoming } from '../../appointment/upcoming.ts';
import { mayAttend } from '../../appointment/upcoming.ts';
import {
	type AvailabilitySnapshot,
	lastBookableDay,
	offersOn,
	whoIsFree,
} from '../../availability/availability-snapshot.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import type { TimeSpan, WaitingEntry, Wish } from '../waiting-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = 12 * 60;

/** Nobody is offered a time that they would have to answer in less than this, in milliseconds. */
const LEAST_TO_ANSWER_MS = 30 * MINUTE;

/** Whether somebody would come then: the day of the week, the part of the day, the last day, and with whom. */
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

/** Until when a time is kept: for `keptHours`, but never longer than it can be booked, nor than the old visit may be moved. */
export function keptUntil(startAt: string, now: Date, { keptHours, movableUntil }: Keeping): Date {
	const bookableUntil = Date.parse(startAt) - bookingRules.leadHours * HOUR;
	const ends = [now.getTime() + keptHours * HOUR, bookableUntil, movableUntil?.getTime() ?? Number.POSITIVE_INFINITY];
	return new Date(Math.min(...ends));
}

interface Keeping {
	readonly keptHours: number;
	/** Until when the client may move the visit that it would take the place of. */
	readonly movableUntil?: Date | undefined;
}

export interface Waiter extends Keeping {
	readonly entry: Pick<WaitingEntry, keyof Wish | 'offers' | 'insteadOf'>;
	/** When the visit begins that it would take the place of. */
	readonly before?: string | undefined;
	readonly upcoming: readonly Upcoming[];
}

/** The times that are free now and fit somebody, soonest first. One that they said no to, or did not answer, is not offered again. */
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
	const canBeAnswered = keptUntil(span.startAt, now, waiter).getTime() - now.getTime() >= LEAST_TO_ANSWER_MS;
	return isEarlier && isNews && canBeAnswered && fitsWish(entry, span) && mayAttend(upcoming, span).ok;
}
