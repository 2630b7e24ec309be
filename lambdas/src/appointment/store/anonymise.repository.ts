import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import { type TextName, textNames } from '@tulia/contracts/appointment/written-texts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { appointmentKey, HISTORY_PREFIX } from '../appointment.items.ts';
import type { Appointment } from '../appointment.ts';
import { ERASED_USER_ID } from '../erased-user-id.ts';
import { idempotencyKey } from '../idempotency.items.ts';

/** How an erasure treats each stored field. `changed`: the update sets another value. */
const AT_ERASURE: Record<Exclude<keyof Appointment, TextName>, 'stays' | 'changed' | 'removed'> = {
	id: 'stays',
	userId: 'changed',
	ticketNumber: 'stays',
	serviceId: 'stays',
	serviceTitle: 'stays',
	psychologistId: 'stays',
	psychologistName: 'stays',
	location: 'stays',
	startAt: 'stays',
	endAt: 'stays',
	movedFrom: 'stays',
	lastMove: 'stays',
	status: 'stays',
	ver: 'stays',
	price: 'stays',
	currency: 'stays',
	forWhom: 'stays',
	mayBeInCrisis: 'removed',
	seriesId: 'stays',
	createdAt: 'stays',
	bookedBy: 'stays',
	notedAfterwards: 'stays',
	staffNote: 'removed',
	noteVer: 'stays',
	answerKey: 'removed',
	moveKeys: 'removed',
	cancellation: 'changed',
	keptFree: 'stays',
	progress: 'stays',
	progressVer: 'stays',
	phoned: 'removed',
	unanswered: 'removed',
	phonedVer: 'stays',
	remindAt: 'stays',
	reminder: 'stays',
	mail: 'changed',
	sms: 'removed',
	smsLease: 'stays',
};
const REMOVED = [
	...['G1PK', 'G1SK'],
	...Object.entries(AT_ERASURE).flatMap(([field, treatment]) => (treatment === 'removed' ? [field] : [])),
	...textNames,
].join(', ');

type Event = Record<string, NativeAttributeValue>;

/** A transaction allows a hundred actions; one appointment has a handful of events. */
const EVENTS = 60;

/**
 * Takes the person out of an appointment and leaves what the figures need: time, service, status, price. Notes,
 * comments and the stored responses of its booking and moves are removed. Idempotent.
 */
export const anonymiser = (db: DynamoDBDocumentClient, TableName: string) => {
	const eventsOf = async (id: string): Promise<readonly Event[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :appointment AND begins_with(SK, :history)',
				ExpressionAttributeValues: { ':appointment': appointmentKey(id).PK, ':history': HISTORY_PREFIX },
			}),
		);
		return Items;
	};
	const write = (TransactItems: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>) =>
		retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));

	return async ({ id, userId, answerKey, moveKeys = [], cancellation }: Appointment): Promise<void> => {
		const events = await eventsOf(id);
		const forgotten = events.map((event) => ({ Update: forgetPerson(TableName, event, userId) }));
		for (let from = 0; from < forgotten.length; from += EVENTS) await write(forgotten.slice(from, from + EVENTS));

		const hasReason = cancellation?.reason !== undefined;
		const update = {
			TableName,
			Key: appointmentKey(id),
			UpdateExpression: `SET userId = :nobody, mail = :none REMOVE ${REMOVED}${hasReason ? ', cancellation.#reason' : ''}`,
			ConditionExpression: 'attribute_exists(PK)',
			...(hasReason ? { ExpressionAttributeNames: { '#reason': 'reason' } } : {}),
			ExpressionAttributeValues: { ':nobody': ERASED_USER_ID, ':none': {} },
		};
		const keys = [...(answerKey === undefined ? [] : [answerKey]), ...moveKeys];
		const answers = keys.map((key) => ({ Delete: { TableName, Key: idempotencyKey(userId, key) } }));
		await write([{ Update: update }, ...answers]);
	};
};

/** Events stay; their texts and the client as their actor are removed. */
const forgetPerson = (TableName: string, { PK, SK, by }: Event, userId: string) => ({
	TableName,
	Key: { PK, SK },
	UpdateExpression: 'SET #by = :by REMOVE detail',
	ExpressionAttributeNames: { '#by': 'by' },
	ExpressionAttributeValues: { ':by': by === userId ? ERASED_USER_ID : by },
});
