import { dayOf, minuteOf } from '@tulia/centre/clock';
import { type Psychologist, type Schedule, workingSpans } from '../psychologist/psychologist.ts';

/** Somebody with their services and hours, as far as it matters who holds which sessions when. */
export type Presence = Pick<Psychologist, 'active' | 'serviceIds'> & Omit<Schedule, 'version'>;

interface Session {
	readonly serviceId: string;
	/** ISO UTC. */
	readonly startAt: string;
	readonly endAt: string;
}

/** Whether somebody holds a session: they offer it, and it lies in one stretch of their work. */
function isHeld({ active, serviceIds, ...hours }: Presence, { serviceId, startAt, endAt }: Session): boolean {
	if (!active || !serviceIds.includes(serviceId)) return false;
	const start = new Date(startAt);
	const from = minuteOf(start);
	const to = from + (Date.parse(endAt) - start.getTime()) / 60_000;
	const spans = workingSpans({ ...hours, version: 0 }, dayOf(start));
	return spans.some((span) => span.from <= from && to <= span.to);
}

/** Those of the sessions that a change leaves without somebody who holds them. What was so before is known already. */
export const displacedByChange = <T extends Session>(
	before: Presence,
	after: Presence,
	sessions: readonly T[],
): readonly T[] => sessions.filter((session) => isHeld(before, session) && !isHeld(after, session));
