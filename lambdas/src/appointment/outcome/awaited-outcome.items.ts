import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import type { Appointment } from '../appointment.ts';
import { forgottenAt } from '../retention.ts';

/**
 * All appointments without an outcome, by their end: one Query up to now returns those that are over (sparse index).
 */
export const AWAITED_OUTCOMES = 'OUTCOMES#AWAITED';

type Awaited = Pick<Appointment, 'id' | 'endAt' | 'startAt'>;

/** Sorts by end, then by id. */
const keyOf = ({ id, endAt }: Awaited) => ({ PK: AWAITED_OUTCOMES, SK: `${endAt}#${id}` });

/** Written with the booking, so no job has to run when a session ends. */
export const awaitOutcome = (TableName: string, appointment: Awaited): Action =>
	putNew(TableName, {
		...keyOf(appointment),
		entity: 'awaited-outcome',
		aid: appointment.id,
		ttl: forgottenAt(appointment.startAt),
	});

/** Deleted with the outcome or the cancellation. Idempotent: a missing entry is fine. */
export const ceaseToAwait = (TableName: string, appointment: Awaited): Action => ({
	Delete: { TableName, Key: keyOf(appointment) },
});

/** The writes of a move; a move to another psychologist at the same time has none. */
export const awaitMoved = (TableName: string, before: Awaited, after: Awaited): readonly Action[] =>
	before.endAt === after.endAt ? [] : [ceaseToAwait(TableName, before), awaitOutcome(TableName, after)];
