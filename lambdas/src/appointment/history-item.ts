import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { forgottenAt } from './retention.ts';

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

/** Sort keys of the history begin with this; the appointment itself lies under another. */
export const HISTORY_PREFIX = 'EV#';

/** Written in the transaction that did it, in the appointment's own partition, so that one Query reads both. */
export const historyItem = ({ appointmentId, id, what, by, at, version, detail }: HistoryEntry) => ({
	PK: `APPT#${appointmentId}`,
	SK: `${HISTORY_PREFIX}${at.toISOString()}#${id}`,
	entity: 'appointment-event',
	what,
	by,
	at: at.toISOString(),
	version,
	...(detail === undefined ? {} : { detail }),
	ttl: forgottenAt(at.toISOString()),
});

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
