import { dayOf, minuteOf } from '@tulia/centre/clock';
import { daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { intersection, type Span } from '@tulia/centre/span';
import type { VisitReport } from '@tulia/contracts/report/schemas';
import { type CalendarEntry, centreDay } from '../calendar/centre-day.ts';
import { type ScheduledPsychologist, workingSpans } from '../psychologist/psychologist.ts';
import type { Days } from './report-span.ts';
import type { VisitFact } from './visit-fact.ts';

/** What decides the centre's open hours. */
export interface OpeningFacts {
	readonly openingHours: Parameters<typeof centreDay>[1];
	readonly calendar: readonly CalendarEntry[];
	/** The active psychologists. */
	readonly psychologists: readonly ScheduledPsychologist[];
}

const HOUR = 60;
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** The open intervals of each psychologist on each day of a span, by the current hours. */
function openSpans({ from, to }: Days, { openingHours, calendar, psychologists }: OpeningFacts) {
	const open = new Map<string, readonly Span[]>();
	for (const day of daysFrom(from, to)) {
		const centre = centreDay(day, openingHours, calendar);
		if (!centre.open) continue;
		for (const { psychologist, schedule } of psychologists)
			open.set(keyOf(psychologist.id, day), intersection(centre.spans, workingSpans(schedule, day)));
	}
	return open;
}

const keyOf = (psychologistId: string, day: string): string => `${day} ${psychologistId}`;

/** An interval of one psychologist on a day. */
interface Interval {
	readonly psychologistId: string;
	readonly day: string;
	readonly spans: readonly Span[];
}

const intervalOf = ({ psychologistId, startAt, endAt }: VisitFact): Interval => {
	const from = minuteOf(new Date(startAt));
	const to = from + (Date.parse(endAt) - Date.parse(startAt)) / 60_000;
	return { psychologistId, day: dayOf(new Date(startAt)), spans: [{ from, to }] };
};

/** The minutes of intervals, by weekday and hour. */
function minutesByHour(intervals: readonly Interval[]): ReadonlyMap<string, number> {
	const sums = new Map<string, number>();
	for (const { day, spans } of intervals)
		for (const { from, to } of spans)
			for (let hour = Math.floor(from / HOUR); hour * HOUR < to; hour += 1) {
				const key = `${daysSinceMonday(day)} ${hour}`;
				const minutes = Math.min(to, (hour + 1) * HOUR) - Math.max(from, hour * HOUR);
				sums.set(key, (sums.get(key) ?? 0) + minutes);
			}
	return sums;
}

/** The share of open hours with a visit that was not cancelled, in total and for each psychologist. */
export interface RoomOccupancy {
	readonly use: VisitReport['use'];
	readonly usedBy: (psychologistId: string) => { readonly openMinutes: number; readonly usedMinutes: number };
}

export function roomOccupancy(visits: readonly VisitFact[], days: Days, facts: OpeningFacts): RoomOccupancy {
	const byKey = openSpans(days, facts);
	const open = [...byKey].map(([key, spans]): Interval => {
		const [day = '', psychologistId = ''] = key.split(' ');
		return { psychologistId, day, spans };
	});
	const held = visits.filter(({ status }) => status !== 'cancelled').map(intervalOf);
	const used = held.map((one) => ({
		...one,
		spans: intersection(one.spans, byKey.get(keyOf(one.psychologistId, one.day)) ?? []),
	}));
	const minutesOf = (some: readonly Interval[]) => some.reduce((sum, { spans }) => sum + lengthOf(spans), 0);
	const [openMinutes, usedMinutes] = [minutesOf(open), minutesOf(used)];
	const ofOne = (some: readonly Interval[], id: string) => minutesOf(some.filter((one) => one.psychologistId === id));
	return {
		use: { openMinutes, usedMinutes, outsideMinutes: minutesOf(held) - usedMinutes, hours: hoursOf(open, used) },
		usedBy: (id) => ({ openMinutes: ofOne(open, id), usedMinutes: ofOne(used, id) }),
	};
}

function hoursOf(open: readonly Interval[], used: readonly Interval[]): VisitReport['use']['hours'] {
	const [openMinutes, usedMinutes] = [minutesByHour(open), minutesByHour(used)];
	return [...openMinutes]
		.map(([key, minutes]) => {
			const [weekday = 0, hour = 0] = key.split(' ').map(Number);
			return { weekday, hour, openMinutes: minutes, usedMinutes: usedMinutes.get(key) ?? 0 };
		})
		.sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}
