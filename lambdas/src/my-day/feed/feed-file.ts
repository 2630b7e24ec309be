import { addDays, daysFrom, utcDateOf } from '@tulia/centre/day';
import { foldedLines } from '@tulia/centre/folded-lines';
import { instantAt } from '@tulia/centre/instant';
import { CENTRE_ZONE } from '@tulia/centre/zone';
import { cleanText } from '@tulia/contracts/clean-text';
import { createEvents, type EventAttributes } from 'ics';
import type { Appointment } from '../../appointment/appointment.ts';
import { type DaysOff, spanOf } from '../../calendar/days-off.ts';

/** The part of a visit that a feed contains. */
export type FeedVisit = Pick<
	Appointment,
	'id' | 'startAt' | 'endAt' | 'ver' | 'status' | 'createdAt' | 'lastMove' | 'cancellation'
> & {
	/** Present when the psychologist chose names. */
	readonly clientName?: string | undefined;
};

export interface FeedFacts {
	readonly visits: readonly FeedVisit[];
	readonly timeOff: readonly DaysOff[];
	/** First and last day of the feed, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** The library accepts a timestamp, which its types omit. */
type Entry = EventAttributes & { readonly timestamp: number };

/**
 * The feed as an iCalendar file. It is deterministic, so that an ETag works. A visit keeps its UID, and its SEQUENCE
 * rises with each change; a cancelled one is marked and not busy. It contains no service and no health data, and names
 * only by choice. Times are instants, shown in the zone of the calendar; whole days are days at the centre, and the
 * file names its zone.
 */
export function feedFile({ visits, timeOff, from, to }: FeedFacts): string {
	const entries = [...visits.map(visitEntry), ...timeOff.flatMap((off) => offEntries(off, from, to))];
	const { error, value } = createEvents(entries, {
		productId: 'tulia/visits',
		calName: 'My visits',
		method: 'PUBLISH',
	});
	if (error || typeof value !== 'string') throw new Error('The calendar feed could not be written.', { cause: error });
	return foldedLines(value.replace('X-PUBLISHED-TTL:', `X-WR-TIMEZONE:${CENTRE_ZONE}\r\nX-PUBLISHED-TTL:`));
}

function visitEntry({ id, startAt, endAt, ver, status, clientName, ...visit }: FeedVisit): Entry {
	const isCancelled = status === 'cancelled';
	const changedAt = visit.cancellation?.at ?? visit.lastMove?.at ?? visit.createdAt;
	return {
		uid: `${id}@visits`,
		sequence: ver - 1,
		timestamp: Date.parse(changedAt),
		title: clientName === undefined ? 'Visit' : `Visit: ${cleanText(clientName).replaceAll(/\r\n?/g, '\n')}`,
		status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
		busyStatus: isCancelled ? 'FREE' : 'BUSY',
		transp: isCancelled ? 'TRANSPARENT' : 'OPAQUE',
		classification: 'PRIVATE',
		start: Date.parse(startAt),
		startOutputType: 'utc',
		end: Date.parse(endAt),
		endOutputType: 'utc',
	};
}

/** Whole days are one entry, hours of days one each. The reason is private. */
function offEntries(off: DaysOff, from: string, to: string): readonly Entry[] {
	const [first, last] = [off.from < from ? from : off.from, off.to > to ? to : off.to];
	if (first > last) return [];
	if (!off.hours) return [{ ...offEntry(off, first), start: dateOf(first), end: dateOf(addDays(last, 1)) }];
	const { from: begins, to: ends } = spanOf(off.hours);
	return daysFrom(first, last).map((day) => ({
		...offEntry(off, day),
		start: instantAt(day, begins).getTime(),
		startOutputType: 'utc',
		end: instantAt(day, ends).getTime(),
		endOutputType: 'utc',
	}));
}

const offEntry = ({ from, to, hours }: DaysOff, day: string) =>
	({
		uid: `off-${[hours ? day : from, to, ...(hours ? [hours.from, hours.to] : [])].join('-').replaceAll(':', '')}@visits`,
		sequence: 0,
		timestamp: utcDateOf(from).getTime(),
		title: 'Away',
		status: 'CONFIRMED',
		busyStatus: 'OOF',
		transp: 'OPAQUE',
		classification: 'PRIVATE',
	}) as const;

function dateOf(day: string): [number, number, number] {
	const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
	return [year, month, date];
}
