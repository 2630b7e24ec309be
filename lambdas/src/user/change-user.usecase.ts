import type { changeUser as endpoint } from '@tulia/contracts/user/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { decideAccess } from './access-change.ts';
import type { UserStore } from './user-store.ts';

export interface ChangeUserDeps {
	readonly users: Pick<UserStore, 'find' | 'changeAccess'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Changes what an account may do. It acts on the very next request of the person: their sessions end with it. */
export const changeUser =
	({ users, now, newId }: ChangeUserDeps) =>
	async ({
		params,
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'params' | 'body' | 'caller'>): Promise<HandlerResult<'changeUser'>> => {
		const before = await users.find(params.id);
		if (!before) return refuse('not_found');
		const decision = decideAccess(before, body, caller.userId);
		if (!decision.ok) return decision;
		if (decision.value === 'already') return ok(before);
		const at = now();
		const changed = await users.changeAccess(decision.value, { id: newId(at), actor: caller.userId, at });
		const { role, status } = decision.value;
		return changed.ok ? ok({ ...before, role, status, version: before.version + 1 }) : changed;
	};
