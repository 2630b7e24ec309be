import type { Outcome, PhoneCallNote, ProgressNote } from '@tulia/contracts/appointment/staff-forms';
import type { AppointmentJobMail } from '../outbox/notices.ts';
import type { Appointment, PastEvent } from './appointment.ts';
import type { CancellationChange } from './cancellation-change.ts';
import type { Client } from './client.ts';

/** An outcome to be recorded, corrected or taken back (`confirmed`), on the exact appointment it was decided on. */
export interface OutcomeChange {
	readonly appointment: Appointment;
	readonly outcome: Outcome['status'];
	/** The client's list of upcoming appointments as read; undefined when the account is gone. */
	readonly client: Client | undefined;
	readonly actor: string;
	/** The reason for a correction or a withdrawal, sealed by the field cipher with the appointment's id. */
	readonly reason?: string | undefined;
	readonly newIds: { readonly audit: string; readonly history: string };
	readonly now: Date;
}

export type Written = 'recorded' | 'stale' | 'conflict';

/** The storage of appointments. */
export interface AppointmentStore {
	/** Read consistently. */
	find(id: string): Promise<Appointment | undefined>;
	findByTicket(ticketNumber: string): Promise<Appointment | undefined>;
	/** The appointments that exist, unordered. Consistent unless `freshness` is `recent`. */
	findAll(ids: readonly string[], freshness?: 'latest' | 'recent'): Promise<readonly Appointment[]>;
	/** With its history, oldest first. One consistent Query. */
	findWithHistory(id: string): Promise<AppointmentFile | undefined>;
	/** All visits of a client, soonest first. May lack the last second. */
	listOf(userId: string): Promise<readonly Appointment[]>;
	/** The latest visits of a client, latest first. May lack the last second. */
	latestOf(userId: string, count: number): Promise<readonly Appointment[]>;
	/** All that start within these days (both included), soonest first, one Query a month. May lack the last second. */
	between(from: string, to: string): Promise<readonly Appointment[]>;
	/** One transaction. `stale`: the appointment or the client's list has changed; nothing was written. */
	recordOutcome(change: OutcomeChange): Promise<Written>;
	cancel(change: CancellationChange): Promise<Written>;
	/** One transaction: frees the half hours kept free of a cancelled visit. */
	giveTimeFree(change: StaffChange): Promise<Written>;
	/**
	 * One transaction with an optimistic lock on the note. The appointment's version, that of status and time, does not
	 * change.
	 */
	changeNote(change: NoteChange): Promise<Written>;
	/** One transaction with an optimistic lock on the progress. The appointment's version does not change. */
	noteProgress(change: ProgressChange): Promise<Written>;
	/**
	 * One transaction with an optimistic lock on the note of calls and the version. The appointment's version does not
	 * change.
	 */
	notePhoneCall(change: PhoneCallChange): Promise<Written>;
	/** Promises a mail again if the appointment is unchanged. One transaction. */
	promiseMail(change: MailPromise): Promise<Written>;
}

export interface AppointmentFile {
	readonly appointment: Appointment;
	readonly history: readonly PastEvent[];
}

/** A change by staff that does not change the appointment's version. */
export interface StaffChange {
	readonly appointment: Appointment;
	readonly actor: string;
	readonly newIds: { readonly audit: string; readonly history: string };
	readonly now: Date;
}

export interface NoteChange extends StaffChange {
	/** Sealed by the field cipher with the appointment's id; undefined removes the note. */
	readonly note: string | undefined;
}

export interface ProgressChange extends StaffChange {
	readonly progress: ProgressNote['progress'];
}

export interface PhoneCallChange extends StaffChange {
	readonly what: PhoneCallNote['what'];
	/** The stored calls after the change. */
	readonly after: Pick<Appointment, 'phoned' | 'unanswered'>;
}

export interface MailPromise extends StaffChange {
	readonly mail: AppointmentJobMail;
	/** The kind of the mail, sealed for the history. */
	readonly detail: string;
	readonly jobId: string;
}
