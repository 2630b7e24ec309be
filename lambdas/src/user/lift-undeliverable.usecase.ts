import type { liftUndeliverable as endpoint } from '@tulia/contracts/user/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { UserStore } from './user-store.ts';

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
	}: Pick<Input<typeof endpoint>, 'params' | 'body' | 'caller'>): Promise<HandlerResult<'liftUndeliverable'>> => {
		const before = await users.find(params.id);
		if (!before) return refuse('not_found');
		const at = now();
		if (before.emailUndeliverable)
			await users.liftUndeliverable(before.id, body.reason, { id: newId(at), actor: caller.userId, at });
		return ok({ ...before, emailUndeliverable: false });
	};
