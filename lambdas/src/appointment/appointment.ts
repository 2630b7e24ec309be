import type { AppointmentStatus, ForWhom } from '@tulia/contracts/appointment/schemas';
import type { AppointmentDetail, VisitProgress } from '@tulia/contracts/appointment/staff-schemas';
import type { WrittenTexts } from '@tulia/contracts/appointment/written-texts';
import type { VisitNoticeKind } from '../outbox/notices.ts';
import type { CancellationRecord } from './canceller.ts';
import type { MailState } from './mail-state.ts';
import type { ReminderRecord } from './reminder.ts';
import type { SmsState } from './sms-state.ts';

/**
 * A booked session. Instants are ISO 8601 in UTC. Of the texts its client wrote, those declared so are sealed by the
 * field cipher with the appointment's id (promise W7); a text is absent when nothing was written.
 */
export interface Appointment extends WrittenTexts {
	readonly id: string;
	/** The client's account. */
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
	/** The start before its last move, named in the mail of that move. Absent when it never moved. */
	readonly movedFrom?: string;
	/** The psychologist before the last move, when it was, and the account of staff that made it (absent: the client). */
	readonly lastMove?: {
		readonly psychologistId: string;
		readonly psychologistName: string;
		readonly at: string;
		readonly by?: string;
	};
	readonly status: AppointmentStatus;
	/** From 1; rises with every change of status or time. */
	readonly ver: number;
	/** Integer cents of `currency`. */
	readonly price: number;
	readonly currency: string;
	readonly forWhom: ForWhom;
	/** The notes contain words of crisis, marked without decrypting them. Absent when not. */
	readonly mayBeInCrisis?: true;
	/** The series it was booked with. Absent: a single visit. */
	readonly seriesId?: string;
	readonly createdAt: string;
	/**
	 * Who booked it; `walk_in`: staff, for a client at the desk or after the visit. Absent on visits older than this
	 * field.
	 */
	readonly bookedBy?: 'client' | 'staff' | 'walk_in';
	/** The visit was over when staff booked it, so no confirmation was promised. Absent otherwise. */
	readonly notedAfterwards?: true;
	/** Visible to staff only; sealed like the notes. */
	readonly staffNote?: string;
	/** Version of the staff note; absent when there was never one. */
	readonly noteVer?: number;
	/** Idempotency key of the stored response to its booking. */
	readonly answerKey?: string;
	/** Idempotency keys of the stored responses to its moves. */
	readonly moveKeys?: readonly string[];
	/** Who cancelled it, when, and why (sealed like the notes). */
	readonly cancellation?: CancellationRecord & { readonly reason?: string };
	/** The half hours of the cancelled visit are kept free: since when, and by which member of staff. */
	readonly keptFree?: { readonly at: string; readonly by: string };
	/** Progress of the visit on its day, and since when (ISO UTC). Has no meaning once the visit is not confirmed. */
	readonly progress?: { readonly state: VisitProgress; readonly at: string };
	/** Version of the progress; absent when there was never one. */
	readonly progressVer?: number;
	/** The notice given to the client by phone, when, by whom of staff, and what was said (sealed like the notes). */
	readonly phoned?: {
		readonly about: VisitNoticeKind;
		/** Version of the appointment that the notice was about. */
		readonly version: number;
		readonly at: string;
		readonly by: string;
		readonly said?: string;
	};
	/** Unanswered calls about a notice: how many, and when the last was. */
	readonly unanswered?: {
		readonly about: VisitNoticeKind;
		/** Version of the appointment that the notice was about. */
		readonly version: number;
		readonly count: number;
		readonly at: string;
	};
	/** Version of what is stored about calls; absent when there was never any. */
	readonly phonedVer?: number;
	/** 24 hours before the start, or the evening before that if it is night, whether or not a reminder is sent. */
	readonly remindAt: string;
	readonly reminder: ReminderRecord;
	/** Delivery status of its mails, for staff. */
	readonly mail: { readonly [kind in VisitNoticeKind]?: MailState };
	/** Delivery status of its SMS, for staff. Absent when there were none. */
	readonly sms?: { readonly [kind in VisitNoticeKind]?: SmsState };
	/**
	 * End of the lease of a process that sends an SMS about it, in epoch milliseconds. The appointment cannot change until
	 * then. Absent or past: there is no lease.
	 */
	readonly smsLease?: number;
}

export type HistoryEvent = AppointmentDetail['history'][number]['what'];

export interface HistoryEntry {
	readonly appointmentId: string;
	readonly id: string;
	readonly what: HistoryEvent;
	readonly by: string;
	readonly at: Date;
	/** Version of the appointment after the event: orders events independently of clocks. */
	readonly version: number;
	/** Comment on the event, sealed with the appointment's id. */
	readonly detail?: string | undefined;
}

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

export const startSortKey = ({ startAt, id }: Pick<Appointment, 'startAt' | 'id'>): string => `${startAt}#${id}`;
