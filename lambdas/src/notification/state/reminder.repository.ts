import {
	type DynamoDBDocumentClient,
	GetCommand,
	UpdateCommand,
	type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { type PlainTextName, plainTextNames } from '@tulia/contracts/appointment/written-texts';
import { appointmentKey } from '../../appointment/appointment.items.ts';
import { REMINDER_SHARDS, remindShard, remindSortKey } from '../../appointment/reminder.items.ts';
import { EARLY_MS, type NotifiedAppointment, SENDER_LEASE_MS, SWEEP_GRACE_MS } from '../../appointment/reminder.ts';
import { QUARANTINE_MS } from '../../outbox/job.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { dueIds } from '../job/due-index.repository.ts';
import type { ReminderStore } from './reminder-store.ts';

const SHARDS = Array.from({ length: REMINDER_SHARDS }, (_, shard) => remindShard(shard));

/**
 * The reminder's part of the appointment item. Claim, cancellation and move are conditional writes on that one item,
 * which serialises them (promises N3 to N5).
 */
export const reminderRepository = (db: DynamoDBDocumentClient, TableName: string): ReminderStore => {
	/** Undefined when the condition failed: another writer was first, which is harmless in every caller. */
	const update = async (id: string, change: ReminderChange): Promise<NotifiedAppointment | undefined> => {
		const command = new UpdateCommand({
			TableName,
			Key: appointmentKey(id),
			ReturnValues: 'ALL_NEW',
			UpdateExpression: change.update,
			ConditionExpression: change.condition,
			ExpressionAttributeNames: { '#state': 'state', ...change.names },
			ExpressionAttributeValues: change.values,
		});
		try {
			const { Attributes } = await db.send(command);
			return Attributes ? appointmentFrom(Attributes) : undefined;
		} catch (error) {
			if (isConditionFailure(error)) return undefined;
			throw error;
		}
	};
	return {
		async find(id) {
			const Key = appointmentKey(id);
			const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
			return Item ? appointmentFrom(Item) : undefined;
		},
		claim: (appointment, now) => update(appointment.id, claimChange(appointment, now)),
		async settle(appointment, state) {
			await update(appointment.id, {
				update: 'SET reminder.#state = :final, reminder.lease = :none REMOVE G3PK, G3SK',
				condition: UNCHANGED,
				values: { ':final': state, ':none': 0, ...readState(appointment) },
			});
		},
		async release(claimed, now) {
			await update(claimed.id, {
				update: 'SET reminder.#state = :pending, reminder.lease = :none, G3SK = :due',
				condition: UNCHANGED,
				values: {
					':pending': 'pending',
					':none': 0,
					':due': remindSortKey(now, claimed.id),
					...readState(claimed),
				},
			});
		},
		async recordAccepted(id, version, attempt) {
			await update(id, acceptance(version, attempt));
		},
		overdue: (now) => dueIds({ db, TableName, partitions: SHARDS, until: new Date(now.getTime() - SWEEP_GRACE_MS) }),
	};
};

interface ReminderChange {
	readonly update: string;
	readonly condition: string;
	readonly names?: Record<string, string>;
	readonly values: Record<string, unknown>;
}

const acceptance = (version: number, attempt: number): ReminderChange => ({
	update:
		'SET reminder.#state = :sent, reminder.lease = :none, reminder.seen = list_append(reminder.seen, :attempts) REMOVE G3PK, G3SK',
	condition: 'ver = :version AND reminder.#state IN (:pending, :sending)',
	values: {
		':sent': 'sent',
		':none': 0,
		':attempts': [attempt],
		':version': version,
		':pending': 'pending',
		':sending': 'sending',
	},
});

/** The reminder has not changed since it was read. */
const UNCHANGED = 'ver = :ver AND reminder.#state = :read AND reminder.attempt = :attempt';
const readState = ({ ver, reminder }: NotifiedAppointment) => ({
	':ver': ver,
	':read': reminder.state,
	':attempt': reminder.attempt,
});

/**
 * The claim of promises N3 to N5. `:attempt` is the last attempt that was read. It is a condition as well, because
 * `seen` is checked for that attempt. The index entry moves to the time at which lease and quarantine are over.
 */
function claimChange({ id, ver, reminder }: NotifiedAppointment, now: Date): ReminderChange {
	const lease = now.getTime() + SENDER_LEASE_MS;
	return {
		update:
			'SET reminder.#state = :sending, reminder.lease = :lease, reminder.attempt = reminder.attempt + :one, G3SK = :due',
		condition: [
			'#status = :confirmed',
			'ver = :ver',
			'remindAt <= :soon',
			'reminder.attempt = :attempt',
			'(reminder.#state = :pending OR (reminder.#state = :sending AND reminder.lease < :abandoned AND NOT contains(reminder.seen, :attempt)))',
		].join(' AND '),
		names: { '#status': 'status' },
		values: {
			':pending': 'pending',
			':sending': 'sending',
			':confirmed': 'confirmed',
			':lease': lease,
			':one': 1,
			':due': remindSortKey(new Date(lease + QUARANTINE_MS - SWEEP_GRACE_MS), id),
			':ver': ver,
			':attempt': reminder.attempt,
			':soon': new Date(now.getTime() + EARLY_MS).toISOString(),
			':abandoned': now.getTime() - QUARANTINE_MS,
		},
	};
}

/** No mail contains the reason of a cancellation. */
function withoutReason({ by, at, how }: NonNullable<NotifiedAppointment['cancellation']>) {
	return { by, at, ...(how === undefined ? {} : { how }) };
}

/** The fields of an appointment that mails need, besides its plain texts. The type requires all of them here. */
const MAIL_FIELDS = Object.keys({
	...{ id: true, userId: true, ticketNumber: true, location: true, startAt: true, endAt: true },
	...{ forWhom: true, price: true, currency: true, status: true, ver: true, movedFrom: true },
	...{ cancellation: true, remindAt: true, reminder: true },
} satisfies Record<Exclude<keyof NotifiedAppointment, PlainTextName>, true>);

/** The appointment, reduced to what mails may contain. */
function appointmentFrom(item: NonNullable<UpdateCommandOutput['Attributes']>): NotifiedAppointment {
	const present = [...MAIL_FIELDS, ...plainTextNames].filter((field) => item[field] !== undefined);
	const notified = Object.fromEntries(present.map((field) => [field, item[field]])) as NotifiedAppointment;
	const { cancellation } = notified;
	return cancellation === undefined ? notified : { ...notified, cancellation: withoutReason(cancellation) };
}
