import { dayOf } from '@tulia/centre/clock';
import { figureKeys } from '../counters/figure.items.ts';
import { shardOf } from '../platform/table/shard.ts';
import { userKey } from '../platform/table/user.items.ts';
import { type Appointment, type HistoryEntry, startSortKey } from './appointment.ts';
import { REMINDER_SHARDS, remindShard, remindSortKey } from './reminder.items.ts';
import { forgottenAt } from './retention.ts';

export interface AppointmentItem extends Appointment {
	readonly PK: string;
	readonly SK: 'META';
	readonly entity: 'appointment';
	readonly G1PK: string;
	readonly G1SK: string;
	readonly G2PK: string;
	readonly G2SK: string;
	/** Listed in the index of due reminders only while the reminder is pending or being sent. */
	readonly G3PK?: string;
	readonly G3SK?: string;
	readonly ttl: number;
}

export const appointmentKey = (id: string) => ({ PK: `APPT#${id}`, SK: 'META' }) as const;
/** Partition of the first index: the appointments of a client. */
export const clientPartition = (userId: string): string => `UAPPT#${userId}`;
/** Partition of the second index: the appointments of a month, `YYYY-MM` or a day of it. */
export const monthPartition = (day: string): string => `APPTS#${compactMonth(day)}`;
/** `202611` for a day of November 2026. */
const compactMonth = (day: string): string => day.slice(0, 7).replace('-', '');

/** The keys that depend on the start; a move changes only these. */
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

export function appointmentOf(item: AppointmentItem): Appointment {
	const { PK, SK, entity, G1PK, G1SK, G2PK, G2SK, G3PK, G3SK, ttl, ...appointment } = item;
	return appointment;
}

/** Prefix of the sort keys of the history; the appointment itself has another. */
export const HISTORY_PREFIX = 'EV#';

/** Written in the transaction of its cause, in the appointment's partition, so that one Query reads both. */
export const historyItem = ({ appointmentId, id, what, by, at, version, detail }: HistoryEntry) => ({
	PK: appointmentKey(appointmentId).PK,
	SK: `${HISTORY_PREFIX}${at.toISOString()}#${id}`,
	entity: 'appointment-event',
	what,
	by,
	at: at.toISOString(),
	version,
	...(detail === undefined ? {} : { detail }),
	ttl: forgottenAt(at.toISOString()),
});

/**
 * Partition of the first index: the bookings made in a month, `YYYY-MM` or a day of it, by the moment they were made.
 */
export const bookedInMonth = (day: string): string => `BOOKED#${compactMonth(day)}`;

export const ticketKey = (ticketNumber: string) => ({ PK: `TICKET#${ticketNumber}`, SK: 'T' }) as const;

/** What a ticket number points to. On the first index it also gives the moment of booking. */
export const ticketItem = ({ id, ticketNumber, startAt, createdAt }: Appointment) => ({
	...ticketKey(ticketNumber),
	entity: 'ticket',
	aid: id,
	G1PK: bookedInMonth(dayOf(new Date(createdAt))),
	G1SK: `${createdAt}#${id}`,
	ttl: forgottenAt(startAt),
});

/** Key of a client's list of upcoming appointments, which enforces the limit and overlaps under concurrency. */
export const bookedKey = (userId: string) => userKey(userId, 'BOOKED');

/**
 * The counters of an appointment: first the month it takes place in (which can be recounted from the month index,
 * promise P7), then all time.
 */
export function statKeys({ id, startAt }: Pick<Appointment, 'id' | 'startAt'>) {
	const { month, ever } = figureKeys(id, compactMonth(dayOf(new Date(startAt))));
	return [month, ever] as const;
}
