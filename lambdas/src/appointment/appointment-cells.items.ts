import { dayOf, minuteOf } from '@tulia/centre/clock';
import { MINUTE } from '@tulia/centre/durations';
import { cellKey } from '../availability/cell.items.ts';
import { cellsOf } from '../availability/cell.ts';
import { ABSENT, type Action } from '../platform/table/transaction.actions.ts';
import type { Appointment } from './appointment.ts';
import { epochSeconds } from './idempotency.items.ts';

/** A cell expires well after its day; reports do not read it. */
const CELL_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** The fields of an appointment that decide its cells. */
export type Placed = Pick<Appointment, 'id' | 'userId' | 'serviceId' | 'psychologistId' | 'startAt' | 'endAt'>;

/** Length of a session in minutes. */
export const minutesOf = ({ startAt, endAt }: Pick<Appointment, 'startAt' | 'endAt'>): number =>
	(Date.parse(endAt) - Date.parse(startAt)) / MINUTE;

/** The keys of the half hours an appointment takes, the buffer after it included. */
export function cellKeysOf(appointment: Pick<Placed, 'psychologistId' | 'startAt' | 'endAt'>) {
	const start = new Date(appointment.startAt);
	return cellsOf(minuteOf(start), minutesOf(appointment)).map((minute) =>
		cellKey(appointment.psychologistId, dayOf(start), minute),
	);
}

/**
 * A cell belongs to the first who puts it: this condition makes double booking impossible (promise P1). `heldAs`: the
 * waiting list may hold it for this very booking.
 */
export const takeCell = (
	TableName: string,
	Key: ReturnType<typeof cellKey>,
	{ holder, heldAs }: { readonly holder: Placed; readonly heldAs?: string | undefined },
): Action => ({
	Put: {
		TableName,
		Item: {
			...Key,
			entity: 'cell',
			apptId: holder.id,
			uid: holder.userId,
			sid: holder.serviceId,
			startAt: holder.startAt,
			ttl: epochSeconds(new Date(holder.startAt)) + CELL_KEPT_SECONDS,
		},
		...(heldAs === undefined
			? { ConditionExpression: ABSENT }
			: { ConditionExpression: `${ABSENT} OR apptId = :held`, ExpressionAttributeValues: { ':held': heldAs } }),
	},
});

/** Frees a cell of the visit `id`. A cell that has expired counts as freed. */
export const freeCell = (TableName: string, Key: ReturnType<typeof cellKey>, id: string): Action => ({
	Delete: {
		TableName,
		Key,
		ConditionExpression: `${ABSENT} OR apptId = :id`,
		ExpressionAttributeValues: { ':id': id },
	},
});

/** A cell of a cancelled visit stays taken without naming its visit. */
export const keepCellFree = (TableName: string, Key: ReturnType<typeof cellKey>, id: string): Action => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: 'REMOVE uid, sid',
		ConditionExpression: 'apptId = :id',
		ExpressionAttributeValues: { ':id': id },
	},
});

/** A cell that a move keeps; a transaction may not touch an item twice. */
export const keepCell = (TableName: string, Key: ReturnType<typeof cellKey>, holder: Placed): Action => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: 'SET startAt = :startAt, #ttl = :ttl',
		ConditionExpression: 'apptId = :id',
		ExpressionAttributeNames: { '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':id': holder.id,
			':startAt': holder.startAt,
			':ttl': epochSeconds(new Date(holder.startAt)) + CELL_KEPT_SECONDS,
		},
	},
});
