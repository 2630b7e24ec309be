import { dayOf } from '@tulia/centre/clock';
import type { WaitingEnd } from '@tulia/contracts/waiting-list/schemas';
import type { Appointment } from '../../appointment/appointment.ts';
import { clientMayCancelUntil } from '../../appointment/cancel/cancellation-rule.ts';
import type { Upcoming } from '../../appointment/upcoming.ts';
import { fitsWish } from '../offer/fitting-times.ts';
import type { WaitingEntry } from '../waiting-entry.ts';

/** What a client holds at the moment. */
export interface VisitsNow {
	readonly upcoming: readonly Upcoming[];
	/** Those of them that they did not hold when they asked. */
	readonly booked: readonly Appointment[];
	/** The visit that an earlier time would take the place of. */
	readonly replaced: Appointment | undefined;
}

/** Why somebody need not wait any more: the last day is over, or they have what they wanted. Undefined: they wait. */
export function whyEnded(
	entry: WaitingEntry,
	{ booked, replaced }: VisitsNow,
	now: Date,
): Extract<WaitingEnd, 'has_it' | 'date_over'> | undefined {
	if (dayOf(now) > entry.until) return 'date_over';
	if (entry.insteadOf) return whyNoEarlier(entry.insteadOf.startAt, replaced, now);
	return booked.some((visit) => visit.serviceId === entry.serviceId && fitsWish(entry, visit)) ? 'has_it' : undefined;
}

/** One that is gone, or had its outcome, cannot be earlier; nor one that its client may move no more. */
function whyNoEarlier(
	startThen: string,
	visit: Appointment | undefined,
	now: Date,
): 'has_it' | 'date_over' | undefined {
	if (visit?.status !== 'confirmed') return 'has_it';
	if (visit.startAt < startThen) return 'has_it';
	return now > clientMayCancelUntil(visit.startAt) ? 'date_over' : undefined;
}
