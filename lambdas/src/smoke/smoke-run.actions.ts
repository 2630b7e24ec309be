import { appointmentKey, statKeys, ticketKey } from '../appointment/appointment.items.ts';
import type { Appointment } from '../appointment/appointment.ts';
import { idempotencyKey } from '../appointment/idempotency.items.ts';
import { deliveryFailureItem } from '../appointment/mail/mail-trouble.items.ts';
import { accountFigures } from '../identity/account/account.items.ts';
import { smokeClientItem } from '../platform/table/smoke-client.items.ts';
import type { Key } from '../platform/table/stored-item.ts';
import { type Action, addTo } from '../platform/table/transaction.actions.ts';
import { smokeRunKey } from './smoke-run.items.ts';
import type { CountedClient, SmokeRun } from './smoke-run.ts';

/** The run stores its account once, in the transaction that stops counting the account. */
export function uncountClientActions(
	TableName: string,
	{ run, client }: { readonly run: SmokeRun; readonly client: CountedClient },
	now: Date,
): readonly Action[] {
	const { userId, joinedAt } = client;
	const noteClient: Action = {
		Update: {
			TableName,
			Key: smokeRunKey(run.id),
			UpdateExpression: 'SET userId = :userId',
			ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(userId)',
			ExpressionAttributeValues: { ':userId': userId },
		},
	};
	return [
		noteClient,
		{ Put: { TableName, Item: smokeClientItem(userId, now) } },
		...accountFigures({ id: userId, joinedAt }).map(({ Key, figures }) => addTo(TableName, Key, negative(figures))),
	];
}

const negative = (figures: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
	Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, -value]));

/** `others`: the visit's other items, and its network's quota item. */
export function removeVisitActions(TableName: string, visit: Appointment, others: readonly Key[]): readonly Action[] {
	const { id, userId, ticketNumber, answerKey } = visit;
	const { PK, SK } = deliveryFailureItem(visit);
	const keys = [
		...others,
		ticketKey(ticketNumber),
		{ PK, SK },
		...(answerKey === undefined ? [] : [idempotencyKey(userId, answerKey)]),
	];
	const visitItself: Action = {
		Delete: {
			TableName,
			Key: appointmentKey(id),
			ConditionExpression: '#status = :cancelled',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':cancelled': 'cancelled' },
		},
	};
	return [
		visitItself,
		...keys.map((Key): Action => ({ Delete: { TableName, Key: { ...Key } } })),
		...statKeys(visit).map((Key) => addTo(TableName, Key, { bookings: -1, cancelled: -1 })),
	];
}
