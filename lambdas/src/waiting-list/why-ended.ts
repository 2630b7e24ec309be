import { dayOf } from '@tulia/centre/clock';
import type { WaitingEnd } from '@tulia/contracts/waiting-list/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { clientMayCancelUntil } from '../appointment/cancellation-rule.ts';
import type { Upcoming } from '../appointment/upcoming.ts';
import { fitsWish } from './fitting-times.ts';
import type { WaitingEntry } from './waiting-entry.ts';

/** The client's current visits. */
export interface VisitsNow {
	readonly upcoming: readonly Upcoming[];
	/** Visits booked since the entry was made. */
	readonly booked: readonly Appointment[];
	/** The visit that an earlier time would replace. */
	readonly replaced: Appointment | undefined;
}

/** Why an entry has ended: its last day is over, or the client has a suitable visit. Undefined: it is waiting. */
export function whyEnded(
	entry: WaitingEntry,
	{ booked, replaced }: VisitsNow,
	now: Date,
): Extract<WaitingEnd, 'has_it' | 'date_over'> | undefined {
	if (dayOf(now) > entry.until) return 'date_over';
	if (entry.insteadOf) return whyNoEarlier(entry.insteadOf.startAt, replaced, now);
	return booked.some((visit) => visit.serviceId === entry.serviceId && fitsWish(entry, visit)) ? 'has_it' : undefined;
}

/**
 * Why a visit can no longer be moved to an earlier time: it is missing, not confirmed any more, already earlier, or too
 * close for its client to move it. Undefined: it can.
 */
function whyNoEarlier(
	startThen: string,
	visit: Appointment | undefined,
	now: Date,
): 'has_it' | 'date_over' | undefined {
	if (visit?.status !== 'confirmed') return 'has_it';
	if (visit.startAt < startThen) return 'has_it';
	return now > clientMayCancelUntil(visit.startAt) ? 'date_over' : undefined;
}
