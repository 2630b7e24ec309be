import { statedAddress } from '../../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { guardAccess, replacePending } from './email-change.actions.ts';
import { EMAIL_CHANGE_LIFE_MS, type PendingRequest } from './email-change.ts';
import {
	type EmailChangeRepositoryDeps,
	noticeActions,
	readChange,
	sendChange,
} from './stored-email-change.repository.ts';

/** Attempts when several tabs change the address at once: each attempt numbers its change after the latest it read. */
const TRIES = 5;

/** Stores a change until its new mailbox confirms it, in place of an earlier one. */
export async function keepPending(
	deps: EmailChangeRepositoryDeps,
	change: PendingRequest,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const { profile } = await readChange(deps, change.userId, 0);
		const stored = profile ? await keepOnce(deps, change, profile) : refuse('changed_meanwhile');
		if (stored.ok || stored.refusal === 'changed_meanwhile') return stored.ok ? stored : refuse('changed_meanwhile');
	}
	return refuse('changed_meanwhile');
}

async function keepOnce(
	deps: EmailChangeRepositoryDeps,
	change: PendingRequest,
	profile: Item,
): Promise<Result<undefined, 'changed_meanwhile' | 'later_change'>> {
	const { userId, oldEmail, newEmail, version, now } = change;
	const cipher = await deps.openCipher();
	if (cipher.decrypt(String(profile.email), userId) !== oldEmail) return refuse('changed_meanwhile');
	const number = Number(profile.emailChanges ?? 0) + 1;
	const pending = {
		userId,
		number,
		version,
		now,
		until: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS).toISOString(),
		oldEmail: cipher.encrypt(oldEmail, userId),
		oldPseudonym: cipher.pseudonym('email', statedAddress(oldEmail, 'unique_address')),
		newEmail: cipher.encrypt(newEmail, userId),
		newPseudonym: cipher.pseudonym('email', statedAddress(newEmail, 'unique_address')),
	};
	const jobs = [
		{ type: 'new_email_mail', refVersion: number } as const,
		...(change.notifiesOldAddress ? [{ type: 'email_change_told_mail', refVersion: number } as const] : []),
	];
	try {
		await sendChange(deps, [
			guardAccess(deps.tableName, userId, version),
			...replacePending(deps.tableName, pending, profile),
			...noticeActions(deps, { userId, now, action: 'email_change_asked', staff: change.staff, jobs }),
		]);
		return ok(undefined);
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
		// The sessions or the account ended; otherwise another tab won, and this change is retried as the later one.
		return refuse(isConditionFailure(error, 0) ? 'changed_meanwhile' : 'later_change');
	}
}
