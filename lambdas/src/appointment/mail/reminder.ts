import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { QUARANTINE_MS } from '../../outbox/job.ts';
import { type Result, refuse } from '../../platform/http/result.ts';
import type { CancellationRecord } from '../cancel/canceller.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a sender may hold a reminder. It gives up before; a cancellation waits for it (promises N3, N4). */
export const REMINDER_LEASE_MS = 5 * SECOND;

/** Scheduler fires with 60 s precision, and clocks differ: a reminder may leave this much before its time. */
export const EARLY_MS = MINUTE;

/** The sweep leaves a reminder to its schedule for this long before it takes it over (promise N2). */
export const SWEEP_GRACE_MS = 5 * MINUTE;
/** `covered_by_confirmation`: booked too late for a reminder, the confirmation says so. `suppressed`: the address takes no mail. `by_sms`: handed over to an SMS. */
export type ReminderState =
	| 'pending'
	| 'sending'
	| 'sent'
	| 'cancelled'
	| 'covered_by_confirmation'
	| 'suppressed'
	| 'by_sms';

/** The reminder as it lies on the appointment. */
export interface ReminderRecord {
	readonly state: ReminderState;
	/** Epoch milliseconds until which the sender may work; 0 when nobody holds it. */
	readonly lease: number;
	/** How often it was claimed; the number of the current attempt while `sending`. */
	readonly attempt: number;
	/** The attempts whose mail event has arrived. */
	readonly seen: readonly number[];
}

/** What a mail needs to know of an appointment. Notes and service are left out on purpose: mails never name them. */
export interface NotifiedAppointment {
	readonly id: string;
	readonly userId: string;
	readonly ticketNumber: string;
	readonly location: string;
	/** ISO UTC. */
	readonly startAt: string;
	/** ISO UTC. */
	readonly endAt: string;
	readonly forWhom: ForWhom;
	/** What it costs, in cents of `currency` (ISO 4217). */
	readonly price: number;
	readonly currency: string;
	readonly status: string;
	/** From 1; each move makes a new one, and mails of an older one are void. */
	readonly ver: number;
	/** ISO UTC: when it began before its last move. Absent when it never moved. */
	readonly movedFrom?: string;
	/** Why it was cancelled stays between the centre and the client: it is in no mail. */
	readonly cancellation?: CancellationRecord;
	/** ISO UTC. */
	readonly remindAt: string;
	readonly reminder: ReminderRecord;
}

export type ReminderRefusal = 'other_version' | 'settled' | 'in_flight' | 'not_confirmed' | 'too_early' | 'started';

/**
 * Decides whether the reminder of `version` may be claimed at `now`. The claim repeats this as a condition on the
 * very state read here, so two senders that both hear yes still end with one.
 */
export function mayRemind(
	appointment: NotifiedAppointment,
	version: number,
	now: Date,
): Result<undefined, ReminderRefusal> {
	const { reminder, status, ver, remindAt, startAt } = appointment;
	if (ver !== version) return refuse('other_version');
	if (reminder.state !== 'pending' && reminder.state !== 'sending') return refuse('settled');
	if (reminder.state === 'sending' && !isAbandoned(reminder, now)) return refuse('in_flight');
	if (status !== 'confirmed') return refuse('not_confirmed');
	if (Date.parse(remindAt) > now.getTime() + EARLY_MS) return refuse('too_early');
	if (Date.parse(startAt) <= now.getTime()) return refuse('started');
	return { ok: true, value: undefined };
}

/** A sender fell silent, and the mail service had the whole quarantine to tell that it accepted the mail, and did not. */
const isAbandoned = ({ lease, attempt, seen }: ReminderRecord, now: Date): boolean =>
	lease < now.getTime() - QUARANTINE_MS && !seen.includes(attempt);

/** Name of the one-time schedule of a version: a moved appointment gets a new one, and the old one finds nothing to do. */
export const scheduleName = (appointmentId: string, version: number): string => `rem-${appointmentId}-v${version}`;
