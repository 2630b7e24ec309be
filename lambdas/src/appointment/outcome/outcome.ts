import { DAY, MINUTE } from '@tulia/centre/durations';
import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { Outcome } from '@tulia/contracts/appointment/staff-forms';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';

type OutcomeStatus = Exclude<Outcome['status'], 'confirmed'>;

/** How long before the start an outcome may be recorded, in minutes: sessions may begin a little early. */
const leadMinutes: Record<OutcomeStatus, number> = { attended: 15, missed: 0 };

/** How long after a visit its outcome may be corrected, in days. */
const CORRECTABLE_DAYS = 7;

/** The statuses an appointment may get from each status (rule 4). Corrections and withdrawals need more: see below. */
const allowedNext: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
	confirmed: ['attended', 'missed', 'cancelled'],
	attended: [],
	missed: [],
	cancelled: [],
};

export const outcomeOpensAt = (startAt: string, outcome: OutcomeStatus): Date =>
	new Date(new Date(startAt).getTime() - leadMinutes[outcome] * MINUTE);

/** The time until which an outcome may be corrected or taken back. */
export const correctableUntil = (endAt: string): Date => new Date(Date.parse(endAt) + CORRECTABLE_DAYS * DAY);

/** A requested outcome; with a version and a reason it may correct an outcome or take it back. */
export type OutcomeInput = Pick<Outcome, 'status' | 'version' | 'reason'>;
type Decided = Pick<Appointment, 'status' | 'ver' | 'startAt' | 'endAt'>;

/**
 * Decides whether an outcome is to be recorded, corrected, or taken back. `already`: it is recorded, so a repeat gets
 * the response of the first request. The write has status and version as its condition.
 */
export function decideOutcome(
	appointment: Decided,
	input: OutcomeInput,
	now: Date,
): Result<'record' | 'already', 'appointment_changed' | 'too_early' | 'too_late'> {
	const { status, ver, startAt, endAt } = appointment;
	if (status === input.status) return ok('already');
	const isRight = allowedNext[status].includes(input.status) || isCorrection(appointment, input);
	if (!isRight || (input.version ?? ver) !== ver)
		return refuse('appointment_changed', { current: { status, version: ver } });
	const opensAt = input.status === 'confirmed' ? undefined : outcomeOpensAt(startAt, input.status);
	if (opensAt && now < opensAt) return refuse('too_early', { opensAt: opensAt.toISOString() });
	return status !== 'confirmed' && now > correctableUntil(endAt) ? refuse('too_late') : ok('record');
}

/** A correction needs the version that staff saw, and a reason. */
const isCorrection = ({ status }: Decided, { version, reason }: OutcomeInput): boolean =>
	(status === 'attended' || status === 'missed') && version !== undefined && reason !== undefined;
