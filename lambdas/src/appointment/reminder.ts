import { MINUTE } from '@tulia/centre/durations';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { PlainTextName, WrittenTexts } from '@tulia/contracts/appointment/written-texts';
import { QUARANTINE_MS } from '../outbox/job.ts';
import { type Result, refuse } from '../platform/http/result.ts';
import type { CancellationRecord } from './canceller.ts';

/**
 * Lease of a sender on a reminder or an SMS. The sender gives up before its end; a cancellation waits for it (promises
 * N3, N4).
 */
export const SENDER_LEASE_MS = 5000;

/** Scheduler fires with 60 s precision, and clocks differ: a reminder may be sent this much before its time. */
export const EARLY_MS = MINUTE;

/** The sweep takes over a reminder that its schedule has not sent after this time (promise N2). */
export const SWEEP_GRACE_MS = 5 * MINUTE;
/**
 * `covered_by_confirmation`: booked too late for a reminder, the confirmation says so. `suppressed`: the address
 * bounces. `by_sms`: handed over to an SMS.
 */
export type ReminderState =
	| 'pending'
	| 'sending'
	| 'sent'
	| 'cancelled'
	| 'covered_by_confirmation'
	| 'suppressed'
	| 'by_sms';

export interface ReminderRecord {
	readonly state: ReminderState;
	/** End of the sender's lease in epoch milliseconds; 0 without one. */
	readonly lease: number;
	/** Number of claims; while `sending`, the number of the current attempt. */
	readonly attempt: number;
	/** The attempts whose mail event has arrived. */
	readonly seen: readonly number[];
}

/**
 * The fields of an appointment that mails need. Sealed texts and service are left out on purpose: mails never name them.
 */
export interface NotifiedAppointment extends Pick<WrittenTexts, PlainTextName> {
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
	/** From 1. Each move increments it, and mails about an older version are void. */
	readonly ver: number;
	/** ISO UTC: the start before its last move. Absent when it never moved. */
	readonly movedFrom?: string;
	/** The reason of a cancellation is in no mail. */
	readonly cancellation?: CancellationRecord;
	/** ISO UTC. */
	readonly remindAt: string;
	readonly reminder: ReminderRecord;
}

export type ReminderRefusal = 'other_version' | 'settled' | 'in_flight' | 'not_confirmed' | 'too_early' | 'started';

/**
 * Decides whether the reminder of `version` may be claimed at `now`. The claim has the state read here as its
 * condition, so of two senders one gets it.
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

/** The sender's lease ran out, and no event of the mail service confirmed the mail within the quarantine. */
const isAbandoned = ({ lease, attempt, seen }: ReminderRecord, now: Date): boolean =>
	lease < now.getTime() - QUARANTINE_MS && !seen.includes(attempt);

/** Name of the one-time schedule of a version: a moved appointment gets a new one, and the old one has no effect. */
export const scheduleName = (appointmentId: string, version: number): string => `rem-${appointmentId}-v${version}`;
