import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import type { Appointment } from '../appointment.ts';
import { forgottenAt } from '../retention.ts';

/** All appointments without an outcome, by their end: one Query up to now answers those that are over (sparse, thin). */
export const AWAITED_OUTCOMES = 'OUTCOMES#AWAITED';

type Awaited = Pick<Appointment, 'id' | 'endAt' | 'startAt'>;

/** Sorts by end, then by id. */
const keyOf = ({ id, endAt }: Awaited) => ({ PK: AWAITED_OUTCOMES, SK: `${endAt}#${id}` });

/** From the booking on: nothing has to run when a session ends for it to be found. */
export const awaitOutcome = (TableName: string, appointment: Awaited): Action =>
	putNew(TableName, {
		...keyOf(appointment),
		entity: 'awaited-outcome',
		aid: appointment.id,
		ttl: forgottenAt(appointment.startAt),
	});

/** With the outcome, or the cancellation. Not there is as good as gone. */
export const ceaseToAwait = (TableName: string, appointment: Awaited): Action => ({
	Delete: { TableName, Key: keyOf(appointment) },
});

/** What a move changes of it; a move to another psychologist at the same time changes nothing. */
export const awaitMoved = (TableName: string, before: Awaited, after: Awaited): readonly Action[] =>
	before.endAt === after.endAt ? [] : [ceaseToAwait(TableName, before), awaitOutcome(TableName, after)];
