import { dayOf, minuteOf } from '@tulia/centre/clock';
import { weekdayOf } from '@tulia/centre/day';
import type { Span } from '@tulia/centre/span';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import type { MoveCause } from '@tulia/contracts/to-be-moved/schemas';
import { type CalendarEntry, centreDay, daysOffOf } from '../calendar/centre-day.ts';
import { closedSince } from '../calendar/closure-time.ts';
import { type DaysOff, isAmong, spanOf, spansOff } from '../calendar/days-off.ts';

import type { ScheduledPsychologist } from '../psychologist/psychologist.ts';

/** Everything that decides whether a visit can take place. */
export interface ScheduleFacts {
	readonly openingHours: readonly OpeningHours[];
	readonly calendar: readonly CalendarEntry[];
	/** The active psychologists, by id. */
	readonly psychologists: ReadonlyMap<string, ScheduledPsychologist>;
	/** The offered services. */
	readonly serviceIds: ReadonlySet<string>;
}

/** A session as it was booked. Instants are ISO 8601 in UTC. */
export interface BookedSession {
	readonly psychologistId: string;
	readonly serviceId: string;
	readonly startAt: string;
	readonly endAt: string;
}

/** Why a visit cannot take place as it was booked. */
export interface VisitConflict {
	readonly cause: MoveCause;
	/** Distinguishes causes of one kind: the id of a closure, the first day of time off. */
	readonly of: string;
	/** The public reason of a closure. */
	readonly reason?: string;
	/** When the conflict arose (ISO UTC), where known. */
	readonly since?: string | undefined;
}

interface OnDay {
	readonly day: string;
	readonly span: Span;
}

/**
 * The first conflict of a session with the schedule, if any. A break is no conflict: staff may book over it after a
 * warning.
 */
export function visitConflict(session: BookedSession, facts: ScheduleFacts): VisitConflict | undefined {
	const start = new Date(session.startAt);
	const from = minuteOf(start);
	const span = { from, to: from + (Date.parse(session.endAt) - start.getTime()) / 60_000 };
	const on = { day: dayOf(start), span };
	return centreConflict(on, facts) ?? psychologistConflict(on, session, facts);
}

const holds = (spans: readonly Span[], { from, to }: Span): boolean =>
	spans.some((span) => span.from <= from && to <= span.to);
const touches = (spans: readonly Span[], { from, to }: Span): boolean =>
	spans.some((span) => span.from < to && from < span.to);

function centreConflict(on: OnDay, { openingHours, calendar }: ScheduleFacts): VisitConflict | undefined {
	const closure = calendar.find(
		(entry) => entry.kind === 'closed' && touches(spansOff([daysOffOf(entry)], on.day), on.span),
	);
	if (closure)
		return { cause: 'centre_closed', of: closure.id, reason: closure.reason, since: closedSince(closure.id) };
	const centre = centreDay(on.day, openingHours, calendar);
	if (centre.open) return holds([centre.hours], on.span) ? undefined : { cause: 'opening_hours', of: '' };
	return { cause: 'centre_closed', of: on.day, reason: centre.reason };
}

function psychologistConflict(
	on: OnDay,
	{ psychologistId, serviceId }: BookedSession,
	{ psychologists, serviceIds }: ScheduleFacts,
): VisitConflict | undefined {
	const scheduled = psychologists.get(psychologistId);
	if (!scheduled) return { cause: 'not_working', of: psychologistId };
	const { psychologist, schedule } = scheduled;
	const off = schedule.timeOff.find((each) => isOff(each, on));
	if (off) return { cause: 'time_off', of: `${psychologistId} ${off.from}`, since: off.since };
	const hours = (schedule.weeklyHours[weekdayOf(on.day)] ?? []).map(spanOf);
	if (!holds(hours, on.span)) return { cause: 'hours', of: psychologistId };
	const isOffered = psychologist.serviceIds.includes(serviceId) && serviceIds.has(serviceId);
	return isOffered ? undefined : { cause: 'service_not_offered', of: `${psychologistId} ${serviceId}` };
}

const isOff = (off: DaysOff, { day, span }: OnDay): boolean => isAmong(off, day) && touches(spansOff([off], day), span);
