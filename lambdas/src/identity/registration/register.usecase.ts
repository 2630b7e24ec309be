import { commonPasswordErrors } from '@tulia/contracts/identity/common-password';
import { changedSince } from '../../consent/consent-wording.ts';
import { canonicalEmail } from '../../platform/email-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { createUser } from '../account/create-user.usecase.ts';
import type { MailToAddress } from '../address/mail-to-address.usecase.ts';
import type { issueSession } from '../session/issue-session.usecase.ts';

type RegisterBody = RequestFor<'register', 'body'>['body'];

export interface RegisterDeps {
	readonly limits: VisitorLimits;
	readonly createUser: ReturnType<typeof createUser>;
	readonly mail: MailToAddress;
	readonly issueToken: ReturnType<typeof issueSession>;
	readonly now: () => Date;
}

/** Checks beyond the contract: a common password, and a number that takes no SMS. */
async function usableDetails({ password, phone }: RegisterBody): Promise<Result<unknown, 'invalid_request'>> {
	const errors = commonPasswordErrors(password);
	if (errors.length > 0) return refuse('invalid_request', { errors });
	if (phone === undefined) return ok(undefined);
	const { textedPhone } = await import('../../client/typed-phone.ts'); // large: the numbering plans of every country
	return textedPhone(phone);
}

/**
 * Registers a client account with its first session. The role cannot be sent: the contract has no such field. The owner
 * of an existing account is notified of the attempt by mail; the caller learns only that the address is taken (rule 5).
 * Outdated terms are refused.
 */
export const register =
	({ limits, createUser, mail, issueToken, now }: RegisterDeps) =>
	async ({ body, viewer }: RequestFor<'register', 'body' | 'viewer'>): Promise<ResultFor<'register'>> => {
		const { name, email, password, termsVersion } = body;
		const usable = await usableDetails(body);
		if (!usable.ok) return usable;
		const changed = changedSince('terms', termsVersion);
		if (changed) return changed;
		const admitted = await limits.admit({ kind: 'register', viewer, email, now: now() });
		if (!admitted.ok) return admitted;

		const created = await createUser({ name, email, password, role: 'client', emailVerified: false, welcome: true });
		if (!created.ok) {
			await mail('account_exists_mail', canonicalEmail(email), now());
			return created;
		}

		const { id, emailVerified, ...account } = created.value;
		const role = 'client';
		const token = await issueToken({ userId: id, role, version: 1, remember: false });
		return ok({ user: { id, name: account.name, email: account.email, role, emailVerified }, token });
	};
