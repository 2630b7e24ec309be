import { scheduleKey } from '../calendar/schedule.items.ts';
import { newJob } from '../outbox/job.items.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import { userKey } from '../platform/table/user.items.ts';
import { openOffer, type WaitingEntry } from './waiting-entry.ts';
import { freeHeld, keepPlace, leavePlace, putEntry, replaceEntry } from './waiting-list.items.ts';
import type { EntryChange, NewEntry, NewOffer } from './waiting-list-store.ts';

/** The actions of a new entry besides its quota slot. */
export function joinActions(TableName: string, { entry, auditId, now }: NewEntry): readonly Action[] {
	const { userId, askedBy: actor } = entry;
	const audit = auditItem({ id: auditId, actor, action: 'client_waits', object: userId, at: now });
	return [putEntry(TableName, entry), isOpen(TableName, userId), putNew(TableName, audit)];
}

/** The actions of an offer besides holding its half hours; the job of the notice is one of them (promise N1). */
export function offerActions(TableName: string, offer: NewOffer): readonly Action[] {
	const { before, after, scheduleVersion, now } = offer;
	// The id is the offer's, so that each offer has one notice.
	const job = newJob({ id: offer.offer.id, type: 'time_offer_mail', ref: after.id, refVersion: after.ver, now });
	return [
		replaceEntry(TableName, before, after),
		isOpen(TableName, after.userId),
		{
			ConditionCheck: {
				TableName,
				Key: { ...scheduleKey(offer.offer.psychologistId) },
				ConditionExpression: 'scheduleVersion = :version',
				ExpressionAttributeValues: { ':version': scheduleVersion },
			},
		},
		putNew(TableName, job),
	];
}

/** The actions of a change: the entry, its quota slot when it ended, and the half hours that are no longer held. */
export function changeActions(TableName: string, { before, after, audit, now }: EntryChange): readonly Action[] {
	const { userId: object } = after;
	const action = after.state === 'ended' ? 'client_waits_no_more' : 'client_wish_changed';
	const entry = audit && auditItem({ ...audit, action, object, at: now });
	return [
		replaceEntry(TableName, before, after),
		...(openOffer(after) ? [] : freeHeld(TableName, before)),
		...placeActions(TableName, before, after),
		...(entry ? [putNew(TableName, entry)] : []),
	];
}

function placeActions(TableName: string, before: WaitingEntry, after: WaitingEntry): readonly Action[] {
	if (after.state === 'ended') return [leavePlace(TableName, before)];
	return after.until === before.until ? [] : [keepPlace(TableName, after)];
}

/** The condition that the account is open. */
const isOpen = (TableName: string, userId: string): Action => ({
	ConditionCheck: {
		TableName,
		Key: { ...userKey(userId, 'AUTH') },
		ConditionExpression: '#status = :active',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':active': 'active' },
	},
});
