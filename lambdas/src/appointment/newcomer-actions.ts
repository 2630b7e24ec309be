import { auditItem } from '../audit/audit-item.ts';
import { accountItems, type SealedEmail } from '../identity/account-items.ts';
import { newJob } from '../notification/job.ts';
import type { Newcomer, Reservation } from './reservation.ts';
import { putNew, type RoleAction } from './transaction-action.ts';

/**
 * The account of somebody who phones and has none, made by the booking itself: without the booking there is no account, and no
 * mail about one. It has no password and has accepted nothing yet; the invitation's link lets its owner choose one.
 */
export function newcomerActions(
	{ appointment, actor, newIds, now }: Reservation,
	{ name, noPassword }: Newcomer,
	email: SealedEmail,
	TableName: string,
): readonly RoleAction[] {
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
	const items = accountItems(account, email).map((item) => ('consents' in item ? { ...item, consents: {} } : item));
	const job = newJob({ id: newIds.invitation, type: 'invitation_mail', ref: id, refVersion: 1, now });
	const entry = auditItem({ id: newIds.invited, actor, action: 'account_invited', object: id, at: now });
	return [
		...items.map((item): RoleAction => ({ role: 'account', action: putNew(TableName, item) })),
		{ role: 'job', action: putNew(TableName, job) },
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}
