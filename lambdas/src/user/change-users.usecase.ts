import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
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
	}: RequestFor<'changeUser', 'params' | 'body' | 'caller'>): Promise<ResultFor<'changeUser'>> => {
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

export interface LiftUndeliverableDeps {
	readonly users: Pick<UserStore, 'find' | 'liftUndeliverable'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Has mail sent again to somebody whose address was found to work after all; if a mail comes back again, it is noted again. */
export const liftUndeliverable =
	({ users, now, newId }: LiftUndeliverableDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'liftUndeliverable', 'params' | 'body' | 'caller'>): Promise<ResultFor<'liftUndeliverable'>> => {
		const before = await users.find(params.id);
		if (!before) return refuse('not_found');
		const at = now();
		if (before.emailUndeliverable)
			await users.liftUndeliverable(before.id, body.reason, { id: newId(at), actor: caller.userId, at });
		return ok({ ...before, emailUndeliverable: false });
	};
