import type { Outcome, PhoneCallNote, ProgressNote } from '@tulia/contracts/appointment/staff-forms';
import type { AppointmentJobMail } from '../outbox/notices.ts';
import type { Appointment, PastEvent } from './appointment.ts';
import type { CancellationChange } from './cancel/cancellation-change.ts';
import type { Client } from './client.ts';

/** An outcome to be recorded, corrected or taken back (`confirmed`), on exactly the appointment that was decided on. */
export interface OutcomeChange {
	readonly appointment: Appointment;
	readonly outcome: Outcome['status'];
	/** The client's list of upcoming appointments as it was read; undefined when the account is gone. */
	readonly client: Client | undefined;
	readonly actor: string;
	/** Why it is corrected or taken back; sealed by the field cipher with the appointment's id. */
	readonly reason?: string | undefined;
	readonly newIds: { readonly audit: string; readonly history: string };
	readonly now: Date;
}

/** What became of a transaction. */
export type Written = 'recorded' | 'stale' | 'conflict';

/** What the appointments of clients and staff need from storage. */
export interface AppointmentStore {
	/** Read consistently. */
	find(id: string): Promise<Appointment | undefined>;
	/** Read consistently. */
	findByTicket(ticketNumber: string): Promise<Appointment | undefined>;
	/** Those of these that exist, in no particular order. Read consistently, unless something recent is enough. */
	findAll(ids: readonly string[], freshness?: 'latest' | 'recent'): Promise<readonly Appointment[]>;
	/** With everything that happened to it, oldest first. One consistent Query. */
	findWithHistory(id: string): Promise<AppointmentFile | undefined>;
	/** All of a client, soonest first. May lack the last second. */
	listOf(userId: string): Promise<readonly Appointment[]>;
	/** The latest of a client by their start, latest first. May lack the last second. */
	latestOf(userId: string, count: number): Promise<readonly Appointment[]>;
	/** All that start from day to day (both included), soonest first, one Query a month. May lack the last second. */
	between(from: string, to: string): Promise<readonly Appointment[]>;
	/** One transaction. `stale`: the appointment or the client's list is no longer what was read; nothing was written. */
	recordOutcome(change: OutcomeChange): Promise<Written>;
	/** One transaction, the same. */
	cancel(change: CancellationChange): Promise<Written>;
	/** One transaction: the half hours that are kept of a cancelled visit are free. */
	giveTimeFree(change: StaffChange): Promise<Written>;
	/** One transaction, on the note as it was read. The appointment's version stays: it is that of status and time. */
	changeNote(change: NoteChange): Promise<Written>;
	/** One transaction, on the progress as it was read. The appointment's version stays. */
	noteProgress(change: ProgressChange): Promise<Written>;
	/** One transaction, on the note of calls and the version as they were read. The appointment's version stays. */
	notePhoneCall(change: PhoneCallChange): Promise<Written>;
	/** Promises a mail once more, while the appointment is what was read. One transaction. */
	promiseMail(change: MailPromise): Promise<Written>;
}

/** An appointment and what happened to it. */
export interface AppointmentFile {
	readonly appointment: Appointment;
	readonly history: readonly PastEvent[];
}

/** What staff change about an appointment without changing the appointment. */
export interface StaffChange {
	readonly appointment: Appointment;
	readonly actor: string;
	readonly newIds: { readonly audit: string; readonly history: string };
	readonly now: Date;
}

export interface NoteChange extends StaffChange {
	/** Sealed by the field cipher with the appointment's id; undefined takes the note away. */
	readonly note: string | undefined;
}

export interface ProgressChange extends StaffChange {
	readonly progress: ProgressNote['progress'];
}

export interface PhoneCallChange extends StaffChange {
	/** What became of the call. */
	readonly what: PhoneCallNote['what'];
	/** What is noted of calls afterwards. */
	readonly after: Pick<Appointment, 'phoned' | 'unanswered'>;
}

export interface MailPromise extends StaffChange {
	readonly mail: AppointmentJobMail;
	/** The same, sealed, for the history. */
	readonly detail: string;
	readonly jobId: string;
}
