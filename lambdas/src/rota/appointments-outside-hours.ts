import { dayOf, minuteOf } from '@tulia/centre/clock';
import { type Psychologist, type Schedule, workingSpans } from '../psychologist/psychologist.ts';

/** Somebody and their hours, as far as it matters who holds sessions when. */
export type Presence = Pick<Psychologist, 'active'> & Omit<Schedule, 'version'>;

interface Session {
	/** ISO UTC. */
	readonly startAt: string;
	readonly endAt: string;
}

/** Whether a session lies in one stretch of somebody's work. */
function isWorked({ active, ...hours }: Presence, { startAt, endAt }: Session): boolean {
	if (!active) return false;
	const start = new Date(startAt);
	const from = minuteOf(start);
	const to = from + (Date.parse(endAt) - start.getTime()) / 60_000;
	const spans = workingSpans({ ...hours, version: 0 }, dayOf(start));
	return spans.some((span) => span.from <= from && to <= span.to);
}

/** Those of the sessions that a change of hours leaves outside them. What was outside before is known already. */
export const appointmentsOutsideHours = <T extends Session>(
	before: Presence,
	after: Presence,
	sessions: readonly T[],
): readonly T[] => sessions.filter((session) => isWorked(before, session) && !isWorked(after, session));
