import type { AppointmentStatus, ForWhom } from '@tulia/contracts/appointment/schemas';
import { dayOf } from '../availability/centre-time.ts';
import type { AppointmentMailKind } from '../notification/mail-kind.ts';
import type { MailState } from '../notification/mail-state.ts';
import { REMINDER_SHARDS, type ReminderRecord, remindShard, remindSortKey } from '../notification/reminder.ts';
import { shardOf } from '../platform/shard.ts';
import type { Canceller } from './canceller.ts';
import { forgottenAt } from './retention.ts';

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
	readonly createdAt: string;
	/** Read by staff alone; sealed like the notes. */
	readonly staffNote?: string;
	/** Counts the changes of that note; absent when nobody has written one. */
	readonly noteVer?: number;
	/** Under which the answer to its booking is kept. */
	readonly answerKey?: string;
	/** Under which the answers to its moves are kept. */
	readonly moveKeys?: readonly string[];
	/** Who cancelled it, when (ISO UTC) and why (sealed like the notes). */
	readonly cancellation?: { readonly by: Canceller; readonly at: string; readonly reason?: string };
	/** 24 hours before the start, whether or not a reminder is sent. */
	readonly remindAt: string;
	readonly reminder: ReminderRecord;
	/** What became of its mails, for staff. */
	readonly mail: { readonly [kind in AppointmentMailKind]?: MailState };
}

/** An appointment as it lies in the table. */
export interface AppointmentItem extends Appointment {
	readonly PK: string;
	readonly SK: 'META';
	readonly entity: 'appointment';
	readonly G1PK: string;
	readonly G1SK: string;
	readonly G2PK: string;
	readonly G2SK: string;
	/** On the index of due reminders only while the reminder is pending or being sent. */
	readonly G3PK?: string;
	readonly G3SK?: string;
	readonly ttl: number;
}

export const appointmentKey = (id: string) => ({ PK: `APPT#${id}`, SK: 'META' }) as const;
/** Partition of the first index: the appointments of a client. */
export const clientPartition = (userId: string): string => `UAPPT#${userId}`;
/** Partition of the second index: the appointments of a month, `YYYY-MM` or a day of it. */
export const monthPartition = (day: string): string => `APPTS#${compactMonth(day)}`;
/** Sorts by start, then by id. */
export const startSortKey = ({ startAt, id }: Pick<Appointment, 'startAt' | 'id'>): string => `${startAt}#${id}`;

/** `202611` for a day of November 2026. */
export const compactMonth = (day: string): string => day.slice(0, 7).replace('-', '');

/** Where an appointment lies because of when it is; a move changes these and nothing else of its keys. */
export function placeOf({
	id,
	startAt,
	remindAt,
	reminder,
}: Pick<Appointment, 'id' | 'startAt' | 'remindAt' | 'reminder'>) {
	const isDue = reminder.state === 'pending' || reminder.state === 'sending';
	const due = { G3PK: remindShard(shardOf(id, REMINDER_SHARDS)), G3SK: remindSortKey(new Date(remindAt), id) };
	return {
		G1SK: startSortKey({ id, startAt }),
		G2PK: monthPartition(dayOf(new Date(startAt))),
		G2SK: startSortKey({ id, startAt }),
		...(isDue ? due : {}),
		ttl: forgottenAt(startAt),
	};
}

export const appointmentItem = (appointment: Appointment): AppointmentItem => ({
	...appointmentKey(appointment.id),
	entity: 'appointment',
	G1PK: clientPartition(appointment.userId),
	...placeOf(appointment),
	...appointment,
});

/** The appointment without its keys. */
export function appointmentOf(item: AppointmentItem): Appointment {
	const { PK, SK, entity, G1PK, G1SK, G2PK, G2SK, G3PK, G3SK, ttl, ...appointment } = item;
	return appointment;
}
