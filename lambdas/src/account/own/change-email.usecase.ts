import type { AccountStore, Login } from '../../identity/account/account.ts';
import type { EmailChangeStore } from '../../identity/address/email-change.ts';
import { canonicalEmail } from '../../platform/email-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';
import type { ReadAccount } from './read-account.usecase.ts';

export interface ChangeEmailDeps {
	readonly prove: ProveOwner;
	readonly accounts: Pick<AccountStore, 'readLogin'>;
	readonly emailChanges: Pick<EmailChangeStore, 'replaceUnconfirmed' | 'keepPending' | 'dropPending'>;
	/** The limits of registration apply: a change of address must not reveal accounts either, and costs the same. */
	readonly visitorLimits: VisitorLimits;
	readonly limits: Pick<RateLimits, 'admit'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

const countersOf = (userId: string): readonly Counter[] => [
	{ name: `email_change#${userId}`, limit: 5, windowSeconds: 60 * 60 },
	{ name: `email_change.day#${userId}`, limit: 10, windowSeconds: 24 * 60 * 60 },
];

/**
 * Changes an account's address: at once while the current one is unconfirmed, otherwise once the new mailbox confirmed.
 * No response reveals whether another account has the address: the change waits like any other, and the mailbox's owner
 * is notified (decision 027).
 */
export const changeEmail =
	(deps: ChangeEmailDeps) =>
	async ({
		body,
		caller,
		viewer,
	}: RequestFor<'changeEmail', 'body' | 'caller' | 'viewer'>): Promise<ResultFor<'changeEmail'>> => {
		const { prove, emailChanges, visitorLimits, limits, read, now } = deps;
		const newEmail = canonicalEmail(body.email);
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const { userId, profile } = owner.value;
		if (newEmail === profile.email) {
			await emailChanges.dropPending(userId, now());
			return ok(await read(caller));
		}
		const admitted = await limits.admit(countersOf(userId), now());
		if (!admitted.ok) return admitted;
		const spared = await visitorLimits.admit({ kind: 'email_change', viewer, email: newEmail, now: now() });
		if (!spared.ok) return spared;

		const changed = await changeAddress(deps, owner.value, { newEmail });
		// The password was changed or the account closed while this request was being verified.
		return changed.ok ? ok(await read(caller)) : refuse('wrong_password');
	};

/** Another tab may change the address at the same moment; the later request replaces the earlier one. */
const TRIES = 3;

interface NewAddress {
	readonly newEmail: string;
	/** The member of staff who corrects it. Absent: the owner changes it. */
	readonly staff?: string | undefined;
}

export type ChangeAddressDeps = Pick<ChangeEmailDeps, 'accounts' | 'now'> & {
	readonly emailChanges: Pick<EmailChangeStore, 'replaceUnconfirmed' | 'keepPending'>;
};

/** An unconfirmed address is replaced at once, a confirmed one when the new address is confirmed. */
export async function changeAddress(
	deps: ChangeAddressDeps,
	proven: Login,
	address: NewAddress,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	const { userId, version } = proven;
	for (let tried = 0; tried < TRIES; tried += 1) {
		const { profile } = (tried === 0 ? proven : await deps.accounts.readLogin(userId)) ?? proven;
		const done = await changeOnce(deps, { userId, version, profile }, address);
		if (done.ok) return done;
	}
	return refuse('changed_meanwhile');
}

async function changeOnce(
	{ emailChanges, now }: ChangeAddressDeps,
	{ userId, version, profile }: Pick<Login, 'userId' | 'version' | 'profile'>,
	{ newEmail, staff }: NewAddress,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	const { email: oldEmail, emailVerified } = profile;
	if (oldEmail === newEmail) return ok(undefined);
	const change = { userId, oldEmail, newEmail, version, staff, now: now() };
	const replaced = emailVerified ? undefined : await emailChanges.replaceUnconfirmed(change);
	if (replaced?.ok) return replaced;
	if (replaced?.refusal === 'changed_meanwhile') return refuse('changed_meanwhile');
	return emailChanges.keepPending({ ...change, notifiesOldAddress: emailVerified });
}
