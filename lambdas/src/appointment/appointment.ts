import type { AppointmentStatus, ForWhom } from '@tulia/contracts/appointment/schemas';
import type { AppointmentDetail, VisitProgress } from '@tulia/contracts/appointment/staff-schemas';
import type { AppointmentMailKind } from '../outbox/notices.ts';
import type { CancellationRecord } from './cancel/canceller.ts';
import type { MailState } from './mail/mail-state.ts';
import type { ReminderRecord } from './mail/reminder.ts';
import type { SmsState } from './mail/sms-state.ts';

/** A session somebody booked. Instants are ISO 8601 in UTC. */
export interface Appointment {
	readonly id: string;
	/** The client who holds it. */
	readonly userId: string;
	readonly ticketNumber: string;
	readonly serviceId: string;
	/** Title, name, place, price and currency are those of the moment of booking. */
	readonly serviceTitle: string;
	readonly psychologistId: string;
	readonly psychologistName: string;
	readonly location: string;
	readonly startAt: string;
	readonly endAt: string;
	/** The start before its last move, which the mail of that move names. Absent when it never moved. */
	readonly movedFrom?: string;
	/** Who held it before its last move, when that was, and the account of staff that moved it (absent: the client did). */
	readonly lastMove?: {
		readonly psychologistId: string;
		readonly psychologistName: string;
		readonly at: string;
		readonly by?: string;
	};
	readonly status: AppointmentStatus;
	/** From 1; every change of status or time makes a new one. */
	readonly ver: number;
	/** Integer cents of `currency`. */
	readonly price: number;
	readonly currency: string;
	readonly forWhom: ForWhom;
	/** Sealed by the field cipher with the appointment's id (promise W7); absent when nothing was written. */
	readonly notes?: string;
	/** The notes hold words of crisis: known without opening them. Absent when they do not. */
	readonly mayBeInCrisis?: true;
	/** The series it was booked with. Absent: it stands alone. */
	readonly seriesId?: string;
	readonly createdAt: string;
	/** Who booked it; `walk_in`: staff, for somebody who was there or had been. Absent in what was booked before this was kept. */
	readonly bookedBy?: 'client' | 'staff' | 'walk_in';
	/** It was over when staff booked it: no confirmation was promised. Absent when not. */
	readonly notedAfterwards?: true;
	/** Read by staff alone; sealed like the notes. */
	readonly staffNote?: string;
	/** Counts the changes of that note; absent when nobody has written one. */
	readonly noteVer?: number;
	/** Under which the answer to its booking is kept. */
	readonly answerKey?: string;
	/** Under which the answers to its moves are kept. */
	readonly moveKeys?: readonly string[];
	/** Who cancelled it, when and why (sealed like the notes). */
	readonly cancellation?: CancellationRecord & { readonly reason?: string };
	/** It was cancelled, and since then, and by whom of staff, its half hours are kept free for nobody. */
	readonly keptFree?: { readonly at: string; readonly by: string };
	/** How far the visit has got on its day, and since when (ISO UTC). Says nothing once the visit is not confirmed any more. */
	readonly progress?: { readonly state: VisitProgress; readonly at: string };
	/** Counts the changes of the progress; absent when nobody noted any. */
	readonly progressVer?: number;
	/** The notice that the client was told by phone, when, by whom of staff, and what was said (sealed like the notes). */
	readonly phoned?: {
		readonly about: AppointmentMailKind;
		/** Of the appointment that the notice was about. */
		readonly version: number;
		readonly at: string;
		readonly by: string;
		readonly said?: string;
	};
	/** Calls about a notice that nobody answered: how many, and when the last was. */
	readonly unanswered?: {
		readonly about: AppointmentMailKind;
		/** Of the appointment that the notice was about. */
		readonly version: number;
		readonly count: number;
		readonly at: string;
	};
	/** Counts what was noted of calls; absent when nobody noted any. */
	readonly phonedVer?: number;
	/** 24 hours before the start, or the evening before that where it is night, whether or not a reminder is sent. */
	readonly remindAt: string;
	readonly reminder: ReminderRecord;
	/** What became of its mails, for staff. */
	readonly mail: { readonly [kind in AppointmentMailKind]?: MailState };
	/** What became of its SMS, for staff. Absent when there were none. */
	readonly sms?: { readonly [kind in AppointmentMailKind]?: SmsState };
	/** Epoch milliseconds until which somebody who sends an SMS about it holds it as it is. Absent or past: nobody does. */
	readonly smsLease?: number;
}

export type HistoryEvent = AppointmentDetail['history'][number]['what'];

/** One thing that happened to an appointment. */
export interface HistoryEntry {
	readonly appointmentId: string;
	readonly id: string;
	readonly what: HistoryEvent;
	/** The account that did it. */
	readonly by: string;
	readonly at: Date;
	/** Of the appointment, after it: the order of what happened, whatever the clocks of two functions say. */
	readonly version: number;
	/** What was said about it, sealed with the appointment's id. */
	readonly detail?: string | undefined;
}

/** One line of the history as it was read. */
export interface PastEvent {
	readonly what: HistoryEvent;
	readonly by: string;
	readonly at: string;
	readonly version: number;
	readonly detail?: string;
}

/** Oldest first. */
export const inOrder = (history: readonly PastEvent[]): readonly PastEvent[] =>
	[...history].sort((a, b) => a.version - b.version || a.at.localeCompare(b.at));

/** Sorts by start, then by id. */
export const startSortKey = ({ startAt, id }: Pick<Appointment, 'startAt' | 'id'>): string => `${startAt}#${id}`;
