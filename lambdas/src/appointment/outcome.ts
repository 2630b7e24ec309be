import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { Outcome } from '@tulia/contracts/appointment/staff-schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { Appointment } from './appointment-item.ts';

type OutcomeStatus = Outcome['status'];

const MINUTE = 60_000;
/** How long before the start an outcome may be recorded, in minutes: people are shown in a little early. */
const leadMinutes: Record<OutcomeStatus, number> = { attended: 15, missed: 0 };

/** What an appointment may become from each status (decision 4). A correction, attended ⇄ missed, is another operation. */
const allowedNext: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
	confirmed: ['attended', 'missed', 'cancelled'],
	attended: [],
	missed: [],
	cancelled: [],
};

/** From when an outcome may be recorded. */
export const outcomeOpensAt = (startAt: string, outcome: OutcomeStatus): Date =>
	new Date(new Date(startAt).getTime() - leadMinutes[outcome] * MINUTE);

/**
 * Decides whether an outcome is to be recorded. `already`: it stands there, so a repeat of the request is answered like
 * the first one. The write repeats status and version as its condition.
 */
export function decideOutcome(
	{ status, ver, startAt }: Pick<Appointment, 'status' | 'ver' | 'startAt'>,
	outcome: OutcomeStatus,
	now: Date,
): Result<'record' | 'already', 'appointment_changed' | 'too_early'> {
	if (status === outcome) return ok('already');
	if (!allowedNext[status].includes(outcome))
		return refuse('appointment_changed', { current: { status, version: ver } });
	const opensAt = outcomeOpensAt(startAt, outcome);
	return now < opensAt ? refuse('too_early', { opensAt: opensAt.toISOString() }) : ok('record');
}
