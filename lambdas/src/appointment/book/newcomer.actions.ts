import { accountItems, type SealedEmail } from '../../identity/account/account.items.ts';
import { newJob } from '../../outbox/job.items.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, type Attributes, putNew, type RoleAction } from '../../platform/table/transaction.actions.ts';
import { claimActions } from './claim.actions.ts';
import type { Newcomer, Reservation } from './reservation.ts';

/**
 * The account of somebody who phones and has none, made by the booking itself: without the booking there is no account, and no
 * mail about one. It has no password and has accepted nothing yet; the invitation's link lets its owner choose one.
 */
export function newcomerActions(
	reservation: Reservation,
	{ name, noPassword, claimedFrom }: Newcomer,
	email: SealedEmail,
	TableName: string,
): readonly RoleAction[] {
	const { appointment, actor, newIds, now } = reservation;
	const { userId: id } = appointment;
	const account = {
		id,
		name,
		email: '',
		emailVerified: false,
		role: 'client',
		passwordHash: noPassword,
		joinedAt: now.toISOString(),
	} as const;
	const [address = {}, ...items] = accountItems(account, email).map((item) =>
		'consents' in item ? { ...item, consents: {} } : item,
	);
	const job = newJob({ id: newIds.invitation, type: 'invitation_mail', ref: id, refVersion: 1, now });
	const entry = auditItem({ id: newIds.invited, actor, action: 'account_invited', object: id, at: now });
	return [
		{ role: 'account', action: takeAddress(TableName, address, claimedFrom) },
		...(claimedFrom ? claimActions(reservation, claimedFrom, email, TableName) : []),
		...items.map((item): RoleAction => ({ role: 'account', action: putNew(TableName, item) })),
		{ role: 'job', action: putNew(TableName, job) },
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}

/** The address is free, or still held by the very account that it is claimed from. */
const takeAddress = (TableName: string, Item: Attributes, claimedFrom: Newcomer['claimedFrom']): Action =>
	claimedFrom === undefined
		? putNew(TableName, Item)
		: {
				Put: {
					TableName,
					Item,
					ConditionExpression: 'userId = :holder',
					ExpressionAttributeValues: { ':holder': claimedFrom.userId },
				},
			};
