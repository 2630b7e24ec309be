import { auditItem } from '../audit/audit-item.ts';
import { cellKey } from '../availability/cell-key.ts';
import { newJob } from '../notification/job.ts';
import { scheduleKey } from '../psychologist/schedule-key.ts';
import { appointmentItem } from './appointment-item.ts';
import { bookedKey } from './booked-key.ts';
import { epochSeconds, idempotencyItem } from './idempotency-item.ts';
import type { Reservation } from './reservation.ts';
import { statKeys } from './stat-keys.ts';

/** What an action of the transaction stands for, so that a refused condition can be understood. */
export type ActionRole =
	| 'answer'
	| 'cell'
	| 'appointment'
	| 'ticket'
	| 'bookings'
	| 'session'
	| 'schedule'
	| 'job'
	| 'figure'
	| 'audit';

type Attributes = Record<string, unknown>;
interface Conditional {
	TableName: string;
	ConditionExpression: string;
	ExpressionAttributeNames?: Record<string, string>;
	ExpressionAttributeValues?: Attributes;
	ReturnValuesOnConditionCheckFailure?: 'ALL_OLD';
}
/** One action, in the shape of TransactWriteItems. */
export interface RoleAction {
	readonly role: ActionRole;
	readonly action:
		| { readonly Put: Conditional & { Item: Attributes } }
		| { readonly Update: Partial<Conditional> & { TableName: string; Key: Attributes; UpdateExpression: string } }
		| { readonly ConditionCheck: Conditional & { Key: Attributes } };
}

const ABSENT = 'attribute_not_exists(PK)';
/** A cell is needed until its day is past beyond doubt; reports do not read it. */
const CELL_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** What the repository has sealed for the table. */
export interface Sealed {
	readonly answer: string;
	readonly notes: string | undefined;
}

/**
 * The reservation transaction (promises 4.3): either every one of these happens, or none. No item of it is shared by
 * all bookings, so two bookings conflict only where they compete.
 */
export function reservationActions(reservation: Reservation, sealed: Sealed, TableName: string): readonly RoleAction[] {
	const putNew = (role: ActionRole, Item: Attributes): RoleAction => ({
		role,
		action: { Put: { TableName, Item, ConditionExpression: ABSENT } },
	});
	const { appointment, newIds, now } = reservation;
	const { id: ref, ver: refVersion, ticketNumber, reminder } = appointment;
	const item = appointmentItem({ ...appointment, ...(sealed.notes === undefined ? {} : { notes: sealed.notes }) });
	const job = { ref, refVersion, now };
	return [
		keepAnswer(reservation, sealed.answer, TableName),
		...takeCells(reservation, TableName),
		// The kept answer names the client: whoever erases the account must find it.
		putNew('appointment', { ...item, answerKey: reservation.key }),
		putNew('ticket', { PK: `TICKET#${ticketNumber}`, SK: 'T', entity: 'ticket', aid: ref }),
		addToBookings(reservation, TableName),
		...checks(reservation, TableName),
		putNew('job', { ...newJob({ ...job, id: newIds.confirmation, type: 'confirmation_mail' }) }),
		...(reminder.state === 'pending'
			? [putNew('job', { ...newJob({ ...job, id: newIds.schedule, type: 'create_schedule' }) })]
			: []),
		...statKeys(appointment).map((Key) => count(Key, TableName)),
		putNew(
			'audit',
			auditItem({ id: newIds.audit, actor: appointment.userId, action: 'appointment_booked', object: ref, at: now }),
		),
	];
}

const keepAnswer = ({ appointment, key, now }: Reservation, sealed: string, TableName: string): RoleAction => ({
	role: 'answer',
	action: {
		Put: {
			TableName,
			Item: idempotencyItem(appointment.userId, key, { sealed, now }),
			ConditionExpression: `${ABSENT} OR expiresAt < :now`,
			ExpressionAttributeValues: { ':now': epochSeconds(now) },
			ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
		},
	},
});

/** A cell belongs to whoever put it first. This one condition is what makes double booking impossible (promise P1). */
const takeCells = ({ appointment, day, cells }: Reservation, TableName: string): readonly RoleAction[] =>
	cells.map((minute) => ({
		role: 'cell',
		action: {
			Put: {
				TableName,
				Item: {
					...cellKey(appointment.psychologistId, day, minute),
					entity: 'cell',
					apptId: appointment.id,
					uid: appointment.userId,
					sid: appointment.serviceId,
					startAt: appointment.startAt,
					ttl: epochSeconds(new Date(appointment.startAt)) + CELL_KEPT_SECONDS,
				},
				ConditionExpression: ABSENT,
			},
		},
	}));

const addToBookings = ({ appointment, upcoming, bookedVersion }: Reservation, TableName: string): RoleAction => ({
	role: 'bookings',
	action: {
		Update: {
			TableName,
			Key: bookedKey(appointment.userId),
			UpdateExpression: 'SET upcoming = :upcoming, ver = :next, entity = :entity',
			ConditionExpression: bookedVersion === 0 ? ABSENT : 'ver = :ver',
			ExpressionAttributeValues: {
				':upcoming': upcoming,
				':next': bookedVersion + 1,
				':entity': 'bookings',
				...(bookedVersion === 0 ? {} : { ':ver': bookedVersion }),
			},
		},
	},
});

const checks = (
	{ appointment, sessionVersion, scheduleVersion }: Reservation,
	TableName: string,
): readonly RoleAction[] => [
	{
		role: 'session',
		action: {
			ConditionCheck: {
				TableName,
				Key: { PK: `USER#${appointment.userId}`, SK: 'AUTH' },
				ConditionExpression: 'ver = :ver AND #status = :active',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':ver': sessionVersion, ':active': 'active' },
			},
		},
	},
	{
		role: 'schedule',
		action: {
			ConditionCheck: {
				TableName,
				Key: scheduleKey(appointment.psychologistId),
				ConditionExpression: 'scheduleVersion = :version',
				ExpressionAttributeValues: { ':version': scheduleVersion },
			},
		},
	},
];

const count = (Key: Attributes, TableName: string): RoleAction => ({
	role: 'figure',
	action: {
		Update: {
			TableName,
			Key,
			UpdateExpression: 'ADD bookings :one SET entity = :entity',
			ExpressionAttributeValues: { ':one': 1, ':entity': 'stat' },
		},
	},
});
