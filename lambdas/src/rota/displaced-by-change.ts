import { dayOf, minuteOf } from '@tulia/centre/clock';
import { type Psychologist, type Schedule, workingSpans } from '../psychologist/psychologist.ts';

/** The fields of a psychologist that decide which sessions they hold. */
export type Presence = Pick<Psychologist, 'active' | 'serviceIds'> & Omit<Schedule, 'version'>;

interface Session {
	readonly serviceId: string;
	/** ISO UTC. */
	readonly startAt: string;
	readonly endAt: string;
}

/** Whether a psychologist holds a session: they offer the service, and it lies within one working interval. */
function isHeld({ active, serviceIds, ...hours }: Presence, { serviceId, startAt, endAt }: Session): boolean {
	if (!active || !serviceIds.includes(serviceId)) return false;
	const start = new Date(startAt);
	const from = minuteOf(start);
	const to = from + (Date.parse(endAt) - start.getTime()) / 60_000;
	const spans = workingSpans({ ...hours, version: 0 }, dayOf(start));
	return spans.some((span) => span.from <= from && to <= span.to);
}

/** The sessions that a change displaces. Sessions that were displaced before are left out. */
export const displacedByChange = <T extends Session>(
	before: Presence,
	after: Presence,
	sessions: readonly T[],
): readonly T[] => sessions.filter((session) => isHeld(before, session) && !isHeld(after, session));
