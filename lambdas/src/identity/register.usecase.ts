import type { register as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { isCommonPassword } from './common-password.ts';
import type { createUser } from './create-user.usecase.ts';
import type { issueSession } from './issue-session.usecase.ts';

export interface RegisterDeps {
	readonly createUser: ReturnType<typeof createUser>;
	readonly issueToken: ReturnType<typeof issueSession>;
}

/** Makes a client account and its first session. The role is never what was sent: the contract has no such field. */
export const register =
	({ createUser, issueToken }: RegisterDeps) =>
	async ({ body }: Pick<Input<typeof endpoint>, 'body'>): Promise<HandlerResult<'register'>> => {
		if (isCommonPassword(body.password))
			return refuse('invalid_request', {
				errors: [{ field: 'password', message: 'This password is too common. Please choose another' }],
			});

		const { name, email, password } = body;
		const created = await createUser({ name, email, password, role: 'client', emailVerified: false });
		if (!created.ok) return created;

		const { id, role, emailVerified, ...account } = created.value;
		const token = await issueToken({ userId: id, role, version: 1, remember: false });
		return ok({ user: { id, name: account.name, email: account.email, role, emailVerified }, token });
	};
