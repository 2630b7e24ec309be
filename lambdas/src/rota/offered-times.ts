import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import type { OfferedTime } from '@tulia/contracts/to-be-moved/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import {
	type AvailabilitySnapshot,
	offersOn,
	type PsychologistCalendar,
} from '../availability/availability-snapshot.ts';
import { cellsOf, type TakenCell } from '../availability/cell.ts';
import type { CalendarEntry } from '../calendar/centre-day.ts';

interface FreeTimesFacts {
	readonly now: Date;
	readonly openingHours: readonly OpeningHours[];
	readonly calendar: readonly CalendarEntry[];
	/** Active psychologists, with their taken cells up to the last day. */
	readonly calendars: readonly PsychologistCalendar[];
	/** The last day on which a time is offered. */
	readonly lastDay: string;
}

interface FreeTime {
	readonly calendar: PsychologistCalendar;
	readonly day: string;
	readonly start: number;
}

/**
 * Two times for each visit: the same time with another psychologist, or else the soonest with any other, and the next
 * of the same psychologist. No two visits are offered the same time: each offered time counts as taken for later
 * visits.
 */
export function offerTimes(visits: readonly Appointment[], facts: FreeTimesFacts): readonly (readonly OfferedTime[])[] {
	let { calendars } = facts;
	return visits.map((visit) => {
		const times = timesFor(visit, { ...facts, calendars });
		for (const time of times) calendars = withTaken(calendars, time, lengthOf(visit));
		return times.map((time) => offeredOf(time, visit));
	});
}

const lengthOf = ({ startAt, endAt }: Appointment): number => (Date.parse(endAt) - Date.parse(startAt)) / MINUTE;

function timesFor(visit: Appointment, facts: FreeTimesFacts): readonly FreeTime[] {
	const able = facts.calendars.filter(({ psychologist }) => psychologist.serviceIds.includes(visit.serviceId));
	const isOwn = ({ psychologist }: PsychologistCalendar): boolean => psychologist.id === visit.psychologistId;
	const others = able.filter((one) => !isOwn(one));
	const usual = { day: dayOf(new Date(visit.startAt)), start: minuteOf(new Date(visit.startAt)) };
	const withOthers = { ...facts, calendars: others };
	const other = sameTime(visit, withOthers, usual) ?? soonest(visit, withOthers, usual);
	const own = soonest(visit, { ...facts, calendars: able.filter(isOwn) }, usual);
	return [other, own].filter((time) => time !== undefined);
}

interface UsualTime {
	readonly day: string;
	readonly start: number;
}

function freeOn(visit: Appointment, facts: FreeTimesFacts, day: string) {
	const { now, openingHours, calendar, calendars } = facts;
	const snapshot: AvailabilitySnapshot = {
		...{ now, openingHours, calendar, calendars },
		...{ durationMinutes: lengthOf(visit), leadHours: 0, moving: [visit.id] },
	};
	return offersOn(snapshot, day).flatMap(({ psychologistId, free }) => {
		const whose = calendars.find(({ psychologist }) => psychologist.id === psychologistId);
		return whose ? free.map((start): FreeTime => ({ calendar: whose, day, start })) : [];
	});
}

const sameTime = (visit: Appointment, facts: FreeTimesFacts, { day, start }: UsualTime): FreeTime | undefined =>
	freeOn(visit, facts, day).find((time) => time.start === start);

/** The time on the first day that has one: the usual time of the visit, or else the nearest to it. */
function soonest(visit: Appointment, facts: FreeTimesFacts, usual: UsualTime): FreeTime | undefined {
	if (facts.calendars.length === 0) return undefined;
	for (let { day } = usual; day <= facts.lastDay; day = addDays(day, 1)) {
		const [first] = freeOn(visit, facts, day).toSorted(
			(a, b) => Math.abs(a.start - usual.start) - Math.abs(b.start - usual.start),
		);
		if (first) return first;
	}
	return undefined;
}

function withTaken(
	calendars: readonly PsychologistCalendar[],
	{ calendar, day, start }: FreeTime,
	length: number,
): readonly PsychologistCalendar[] {
	const { id } = calendar.psychologist;
	const cells = cellsOf(start, length).map(
		(minute): TakenCell => ({ day, minute, holderId: `offered ${day} ${start}` }),
	);
	return calendars.map((one) =>
		one.psychologist.id === id
			? { ...one, taken: new Map(one.taken).set(day, [...(one.taken.get(day) ?? []), ...cells]) }
			: one,
	);
}

const offeredOf = ({ calendar, day, start }: FreeTime, visit: Appointment): OfferedTime => {
	const startsAt = instantAt(day, start).toISOString();
	const { id, name } = calendar.psychologist;
	return { psychologistId: id, psychologist: name, startsAt, isSameTime: startsAt === visit.startAt };
};
