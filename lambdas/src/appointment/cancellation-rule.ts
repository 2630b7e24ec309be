import { DAY } from '@tulia/centre/durations';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { Appointment } from './appointment.ts';
import { type CancellationRecord, type Canceller, type HowCancelled, isCancelledByStaff } from './canceller.ts';

/** The time until which clients may cancel and move without staff: 24 hours before the start (rule 4). */
export const clientMayCancelUntil = (startAt: string): Date => new Date(Date.parse(startAt) - DAY);

interface RequestedCancellation extends Pick<CancellationRecord, 'by' | 'how'> {
	/** Absent: any. */
	readonly version?: number | undefined;
}

/**
 * Decides whether an appointment is to be cancelled. `already`: it is cancelled, so a repeat gets the response of the
 * first request. The write has status and version as its condition.
 */
export function decideCancellation(
	{ status, ver, startAt }: Pick<Appointment, 'status' | 'ver' | 'startAt'>,
	{ version = ver, ...by }: RequestedCancellation,
	now: Date,
): Result<'cancel' | 'already', 'appointment_changed' | 'too_late'> {
	if (status === 'cancelled') return ok('already');
	if (status !== 'confirmed' || version !== ver)
		return refuse('appointment_changed', { current: { status, version: ver } });
	const isByClientAlone = by.by === 'client' && !isCancelledByStaff(by);
	if (isByClientAlone && now > clientMayCancelUntil(startAt)) return refuse('too_late');
	return ok('cancel');
}

interface Cancelling {
	readonly by: Canceller;
	readonly how?: HowCancelled | undefined;
	readonly actor: string;
	readonly keepFree?: true | undefined;
}

/**
 * The client cancelled after the time until which clients may cancel by themselves. Older records lack the mark; their
 * times decide.
 */
export const isCancelledLate = ({ cancellation, startAt }: Pick<Appointment, 'cancellation' | 'startAt'>): boolean =>
	cancellation?.by === 'client' &&
	(cancellation.late === true || new Date(cancellation.at) > clientMayCancelUntil(startAt));

/** The cancelled appointment, without the reason. The time of a visit that is over is never kept free. */
export function cancelled(appointment: Appointment, { by, how, actor, keepFree }: Cancelling, now: Date): Appointment {
	const { reminder, ver } = appointment;
	const isDue = reminder.state === 'pending' || reminder.state === 'sending';
	return {
		...appointment,
		status: 'cancelled',
		ver: ver + 1,
		reminder: isDue ? { ...reminder, state: 'cancelled' } : reminder,
		...(keepFree && new Date(appointment.endAt) > now ? { keptFree: { at: now.toISOString(), by: actor } } : {}),
		cancellation: {
			by,
			at: now.toISOString(),
			...(how === undefined ? {} : { how }),
			...(by === 'client' && now > clientMayCancelUntil(appointment.startAt) ? { late: true } : {}),
		},
	};
}

/**
 * How long, in milliseconds, a cancellation or a move has to wait for the sender of its reminder or an SMS; 0: not at
 * all (promises N4, N12).
 */
export function waitForSender(
	{ reminder, smsLease = 0 }: Pick<Appointment, 'reminder' | 'smsLease'>,
	now: Date,
): number {
	const reminderLease = reminder.state === 'sending' ? reminder.lease : 0;
	return Math.max(0, Math.max(reminderLease, smsLease) - now.getTime() + 1);
}
