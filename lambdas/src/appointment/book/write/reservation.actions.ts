import type { WrittenTexts } from '@tulia/contracts/appointment/written-texts';
import { scheduleKey } from '../../../calendar/schedule.items.ts';
import { revenueFigure } from '../../../counters/figure.items.ts';
import { accountFigures } from '../../../identity/account/account.items.ts';
import { crisisAlertJobs } from '../../../outbox/crisis-alert.items.ts';
import { newJob } from '../../../outbox/job.items.ts';
import type { ActionRole } from '../../../platform/table/action-role.ts';
import { auditItem } from '../../../platform/table/audit.items.ts';
import { ABSENT, type Action, addTo, putNew, type RoleAction } from '../../../platform/table/transaction.actions.ts';
import { userKey } from '../../../platform/table/user.items.ts';
import { appointmentItem, historyItem, statKeys, ticketItem } from '../../appointment.items.ts';
import { cellKeysOf, takeCell } from '../../appointment-cells.items.ts';
import { dayChangeJobs } from '../../attempt/day-changes.items.ts';
import { type HeldTime, heldActions } from '../../attempt/held-time.actions.ts';
import { epochSeconds, idempotencyItem } from '../../idempotency.items.ts';
import { awaitOutcome } from '../../outcome/awaited-outcome.items.ts';
import { replaceBookings } from '../../read/bookings-list.items.ts';
import { takePlace } from '../../unconfirmed/unconfirmed-place.items.ts';
import type { Reservation } from '../reservation.ts';
import { isOver } from '../visit-state.ts';
import { consentActions } from './consent.actions.ts';
import { newcomerActions, type SealedNewcomer } from './newcomer.actions.ts';

export interface Sealed {
	readonly answer: string;
	readonly texts: WrittenTexts;
	/** The new client, if the booking makes the record. */
	readonly newcomer: SealedNewcomer | undefined;
}

/**
 * The reservation transaction (promises P2, P11): all of it happens, or nothing. No item is shared by all bookings, so
 * two bookings conflict only where they compete.
 */
export function reservationActions(
	reservation: Reservation,
	sealed: Sealed,
	{ TableName, held }: { readonly TableName: string; readonly held: HeldTime | undefined },
): readonly RoleAction[] {
	const as = (role: ActionRole, action: Action): RoleAction => ({ role, action });
	const { appointment, newIds, now, actor } = reservation;
	const { id: ref, userId } = appointment;
	const item = appointmentItem({ ...appointment, ...sealed.texts });
	const ticket = ticketItem(appointment);
	const entry = auditItem({ id: newIds.audit, actor, action: 'appointment_booked', object: ref, at: now });
	const event = historyItem({
		appointmentId: ref,
		id: newIds.history,
		what: 'booked',
		by: actor,
		at: now,
		version: 1,
	});
	const { upcoming, bookedVersion } = reservation;
	return [
		storeResponse(reservation, sealed.answer, TableName),
		...cellKeysOf(appointment).map((Key) =>
			as('cell', takeCell(TableName, Key, { holder: appointment, heldAs: held?.heldAs })),
		),
		...heldActions(TableName, held, appointment),
		// The stored response names the client: the erasure of the account must find it.
		as('appointment', putNew(TableName, { ...item, answerKey: reservation.key })),
		as('ticket', putNew(TableName, ticket)),
		as('bookings', replaceBookings(TableName, { userId, upcoming, bookedVersion })),
		...(reservation.place ? [takePlace(TableName, reservation.place, appointment)] : []),
		...accountConditions(reservation, sealed, TableName),
		as('schedule', checkSchedule(reservation, TableName)),
		...consentActions(reservation, TableName),
		...jobs(reservation).map((job) => as('job', putNew(TableName, job))),
		...figures(reservation, TableName).map((action) => as('figure', action)),
		...(isOver(reservation.visit) ? [] : [as('awaited', awaitOutcome(TableName, appointment))]),
		as('history', putNew(TableName, event)),
		as('audit', putNew(TableName, entry)),
		...visitActions(reservation, TableName),
	];
}

/** The booking's shard and the new account's may be one item, which a transaction may not touch twice. */
function figures({ appointment, newcomer, visit, now }: Reservation, TableName: string): readonly Action[] {
	const earned = { [revenueFigure(appointment.currency)]: visit === 'attended' ? appointment.price : 0 };
	const counted = { bookings: 1, ...(isOver(visit) ? { [visit]: 1, ...earned } : {}) };
	const booked = statKeys(appointment).map((Key) => ({ Key, figures: counted }));
	const account = { id: appointment.userId, joinedAt: now.toISOString() };
	const all = [...booked, ...(newcomer?.email === undefined ? [] : accountFigures(account))];
	const nameOf = ({ PK, SK }: { readonly PK: string; readonly SK: string }) => `${PK} ${SK}`;
	const items = new Map(all.map(({ Key }) => [nameOf(Key), Key]));
	return [...items].map(([name, Key]) => {
		const added = all.filter((one) => nameOf(one.Key) === name).map((one) => one.figures);
		return addTo(TableName, Key, Object.assign({}, ...added));
	});
}

/** A visit that is over has no mails and no reminder. */
function jobs({ appointment, visit, actor, newIds, now }: Reservation) {
	if (isOver(visit)) return [];
	const { id: ref, ver: refVersion, reminder, seriesId } = appointment;
	// Also when staff book: the client is at the desk or on the phone, so may be notified at night.
	const askedAt = now.toISOString();
	const confirmation = newJob({ id: newIds.confirmation, type: 'confirmation_mail', ref, refVersion, now, askedAt });
	const schedule = newJob({ id: newIds.schedule, type: 'create_schedule', ref, refVersion, now });
	const dayChanges = dayChangeJobs({
		...{ appointmentId: ref, version: refVersion, before: undefined, after: appointment },
		...{ actor, now },
	});
	// The notice of a series was promised before its first visit.
	const notices = seriesId === undefined ? [confirmation] : [];
	const always = [
		...notices,
		...(appointment.bookedBy === 'client' ? crisisAlertJobs(appointment) : []),
		...dayChanges,
	];
	return reminder.state === 'pending' ? [...always, schedule] : always;
}

/** The progress or outcome that staff gave with the booking. */
function visitActions(
	{ appointment, visit, actor, newIds, now }: Reservation,
	TableName: string,
): readonly RoleAction[] {
	if (visit === 'to_come') return [];
	const { id, ver: version } = appointment;
	const action = visit === 'arrived' ? 'appointment_arrival_noted' : (`appointment_${visit}` as const);
	const event = historyItem({ appointmentId: id, id: newIds.noted, what: visit, by: actor, at: now, version });
	const entry = auditItem({ id: newIds.notedAudit, actor, action, object: id, at: now });
	return [
		{ role: 'history', action: putNew(TableName, event) },
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}

const storeResponse = ({ appointment, key, now }: Reservation, sealed: string, TableName: string): RoleAction => ({
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

/**
 * Condition that the client may act: the booking session or the account that staff book for is valid, or is made here.
 */
function accountConditions(reservation: Reservation, sealed: Sealed, TableName: string): readonly RoleAction[] {
	const { newcomer, appointment, sessionVersion } = reservation;
	if (newcomer && sealed.newcomer) return newcomerActions({ ...reservation, newcomer }, sealed.newcomer, TableName);
	const sameSession = sessionVersion === undefined ? '' : 'ver = :ver AND ';
	return [
		{
			role: 'session',
			action: {
				ConditionCheck: {
					TableName,
					Key: userKey(appointment.userId, 'AUTH'),
					ConditionExpression: `${sameSession}#status = :active`,
					ExpressionAttributeNames: { '#status': 'status' },
					ExpressionAttributeValues: {
						':active': 'active',
						...(sessionVersion === undefined ? {} : { ':ver': sessionVersion }),
					},
				},
			},
		},
	];
}

const checkSchedule = ({ appointment, scheduleVersion }: Reservation, TableName: string): Action => ({
	ConditionCheck: {
		TableName,
		Key: scheduleKey(appointment.psychologistId),
		ConditionExpression: 'scheduleVersion = :version',
		ExpressionAttributeValues: { ':version': scheduleVersion },
	},
});
