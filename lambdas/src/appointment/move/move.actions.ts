import { scheduleKey } from '../../calendar/schedule.items.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { ActionRole } from '../../platform/table/action-role.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { ABSENT, type Action, addTo, putNew, type RoleAction } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem, placeOf, statKeys, ticketKey } from '../appointment.items.ts';
import { cellKeysOf, freeCell, keepCell, takeCell } from '../appointment-cells.items.ts';
import { dayChangeJobs } from '../attempt/day-changes.items.ts';
import { type HeldTime, heldActions } from '../attempt/held-time.actions.ts';
import { epochSeconds, idempotencyItem } from '../idempotency.items.ts';
import { awaitMoved } from '../outcome/awaited-outcome.items.ts';
import { replaceBookings } from '../read/bookings-list.items.ts';
import { forgottenAt } from '../retention.ts';
import type { MoveChange } from './move.ts';

export interface SealedMove {
	readonly answer: string | undefined;
	/** The old time, for the history. */
	readonly from: string;
}

/**
 * The transaction that moves an appointment (promises P4, P11): its old cells are freed, its new ones taken, those in
 * both stay its own, and everything that depends on its time changes with them; or nothing does.
 */
export function moveActions(
	change: MoveChange,
	sealed: SealedMove,
	{ TableName, held }: { readonly TableName: string; readonly held: HeldTime | undefined },
): readonly RoleAction[] {
	const as = (role: ActionRole, action: Action): RoleAction => ({ role, action });
	const { before, after, actor, newIds, now } = change;
	const { id } = before;
	const event = {
		appointmentId: id,
		id: newIds.history,
		what: 'moved',
		version: after.ver,
		by: actor,
		at: now,
		detail: sealed.from,
	} as const;
	return [
		...storeResponse(change, sealed.answer, TableName),
		as('target', updateAppointment(change, TableName)),
		...cells(change, TableName, held?.heldAs),
		...heldActions(TableName, held, change.after),
		as('ticket', keepTicket(change, TableName)),
		...(change.bookings
			? [as('bookings', replaceBookings(TableName, { userId: before.userId, ...change.bookings }))]
			: []),
		as('schedule', {
			ConditionCheck: {
				TableName,
				Key: scheduleKey(after.psychologistId),
				ConditionExpression: 'scheduleVersion = :version',
				ExpressionAttributeValues: { ':version': change.scheduleVersion },
			},
		}),
		...jobs(change).map((job) => as('job', putNew(TableName, job))),
		...figures(change, TableName).map((action) => as('figure', action)),
		...awaitMoved(TableName, before, change.after).map((action) => as('awaited', action)),
		as('history', putNew(TableName, historyItem(event))),
		as('audit', putNew(TableName, movedEntry(change))),
	];
}

const movedEntry = ({ before, after, actor, newIds, now }: MoveChange) =>
	auditItem({
		...{ id: newIds.audit, actor, action: 'appointment_moved', object: before.id, at: now },
		change: { from: before.startAt, to: after.startAt },
	});

function storeResponse(
	{ before, kept, now }: MoveChange,
	sealed: string | undefined,
	TableName: string,
): readonly RoleAction[] {
	if (!kept || sealed === undefined) return [];
	const Put = {
		TableName,
		Item: idempotencyItem(before.userId, kept.key, { sealed, now }),
		ConditionExpression: `${ABSENT} OR expiresAt < :now`,
		ExpressionAttributeValues: { ':now': epochSeconds(now) },
		ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
	} as const;
	return [{ role: 'answer', action: { Put } }];
}

/**
 * Only from the exact state it was decided on, and never while a sender has a lease on the old reminder (promise N5).
 */
function updateAppointment({ before, after, now }: MoveChange, TableName: string): Action {
	const place = placeOf(after);
	const { psychologistId, psychologistName, location, startAt, endAt, ver, remindAt, reminder } = after;
	const { movedFrom, lastMove, moveKeys } = after;
	const attributes = {
		...place,
		psychologistId,
		psychologistName,
		location,
		startAt,
		endAt,
		ver,
		remindAt,
		reminder,
		movedFrom,
		lastMove,
		...(moveKeys === undefined ? {} : { moveKeys }),
	};
	const names = Object.keys(attributes);
	// The progress ends: an arrival was for the old time.
	const gone = ['progress', ...('G3PK' in place ? [] : ['G3PK', 'G3SK'])];
	return {
		Update: {
			TableName,
			Key: appointmentKey(before.id),
			UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE ${gone.join(', ')}`,
			ConditionExpression:
				'#status = :confirmed AND #ver = :before AND #reminder.#state = :read AND (#reminder.#state <> :sending OR #reminder.lease < :now) AND (attribute_not_exists(smsLease) OR smsLease < :now)',
			ExpressionAttributeNames: {
				...Object.fromEntries(names.map((name) => [`#${name}`, name])),
				'#status': 'status',
				'#state': 'state',
			},
			ExpressionAttributeValues: {
				...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`:${name}`, value])),
				':confirmed': 'confirmed',
				':before': before.ver,
				':read': before.reminder.state,
				':sending': 'sending',
				':now': now.getTime(),
			},
		},
	};
}

function cells({ before, after }: MoveChange, TableName: string, heldAs: string | undefined): readonly RoleAction[] {
	const nameOf = ({ PK, SK }: { PK: string; SK: string }) => `${PK} ${SK}`;
	const [old, wanted] = [cellKeysOf(before), cellKeysOf(after)];
	const [oldNames, wantedNames] = [new Set(old.map(nameOf)), new Set(wanted.map(nameOf))];
	return [
		...old
			.filter((Key) => !wantedNames.has(nameOf(Key)))
			.map((Key): RoleAction => ({ role: 'own-cell', action: freeCell(TableName, Key, before.id) })),
		...wanted.map(
			(Key): RoleAction =>
				oldNames.has(nameOf(Key))
					? { role: 'own-cell', action: keepCell(TableName, Key, after) }
					: { role: 'cell', action: takeCell(TableName, Key, { holder: after, heldAs }) },
		),
	];
}

/** The number stays, and expires with the visit. */
const keepTicket = ({ after }: MoveChange, TableName: string): Action => ({
	Update: {
		TableName,
		Key: ticketKey(after.ticketNumber),
		UpdateExpression: 'SET #ttl = :ttl',
		ConditionExpression: 'aid = :id',
		ExpressionAttributeNames: { '#ttl': 'ttl' },
		ExpressionAttributeValues: { ':ttl': forgottenAt(after.startAt), ':id': after.id },
	},
});

function jobs({ before, after, actor, notifiedTogether, newIds, now }: MoveChange) {
	const { id: ref } = before;
	const askedAt = actor === before.userId ? now.toISOString() : undefined;
	const mail = newJob({ id: newIds.mail, type: 'moved_mail', ref, refVersion: after.ver, now, askedAt });
	const tidy = newJob({ id: newIds.oldSchedule, type: 'delete_schedule', ref, refVersion: before.ver, now });
	const wake = newJob({ id: newIds.newSchedule, type: 'create_schedule', ref, refVersion: after.ver, now });
	return [
		...(notifiedTogether ? [] : [mail]),
		...(before.reminder.state === 'pending' ? [tidy] : []),
		...(after.reminder.state === 'pending' ? [wake] : []),
		...dayChangeJobs({ appointmentId: ref, version: after.ver, before, after, actor, now }),
	];
}

/** A booking is counted in the month it takes place in; the figures of all time do not change. */
function figures({ before, after }: MoveChange, TableName: string): readonly Action[] {
	const [[left], [entered]] = [statKeys(before), statKeys(after)];
	if (left.SK === entered.SK) return [];
	return [addTo(TableName, left, { bookings: -1 }), addTo(TableName, entered, { bookings: 1 })];
}
