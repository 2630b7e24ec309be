import { dayOf } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import type { ProgressNote } from '@tulia/contracts/appointment/staff-forms';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';

export type Progress = ProgressNote['progress'];

type Decided = Pick<Appointment, 'status' | 'ver' | 'startAt' | 'progress' | 'progressVer'>;

/** The stored progress; a visit that is not confirmed has none. */
export const progressOf = ({ status, progress }: Pick<Appointment, 'status' | 'progress'>): Appointment['progress'] =>
	status === 'confirmed' ? progress : undefined;

/**
 * Decides whether the progress of a visit is to be noted. Progress is not a status: reminders, cells, limits and
 * figures ignore it. Possible from the start of its day, while the visit is confirmed. `already`: it is noted, so a
 * repeat gets the response of the first request.
 */
export function decideProgress(
	appointment: Decided,
	{ progress, version, progressVersion }: ProgressNote,
	now: Date,
): Result<'note' | 'already', 'appointment_changed' | 'too_early'> {
	const { status, ver, startAt, progressVer = 0 } = appointment;
	const changed = refuse('appointment_changed', { current: { status, version: ver } });
	if (status !== 'confirmed') return changed;
	if ((appointment.progress?.state ?? 'expected') === progress) return ok('already');
	if (version !== ver || progressVersion !== progressVer) return changed;
	const opensAt = instantAt(dayOf(new Date(startAt)), 0);
	return now < opensAt ? refuse('too_early', { opensAt: opensAt.toISOString() }) : ok('note');
}

export function withProgress(appointment: Appointment, progress: Progress, now: Date): Appointment {
	const { progress: _before, ...rest } = appointment;
	return {
		...rest,
		...(progress === 'expected' ? {} : { progress: { state: progress, at: now.toISOString() } }),
		progressVer: (appointment.progressVer ?? 0) + 1,
	};
}
