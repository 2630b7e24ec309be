import type { StaffUser } from '@tulia/contracts/user/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { roleOf } from '../platform/staff-roles.ts';
import { decideAccess } from './access-change.ts';
import type { AccessChange, EntryHolder, UserStore } from './user-store.ts';

export interface ChangeUserDeps {
	readonly users: Pick<UserStore, 'find' | 'holderOf' | 'changeAccess'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Changes the access of an account. It takes effect on the person's next request, because their sessions end. */
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
		const change = decision.value;
		const holder = await holderFor(users, change);
		if (!holder.ok) return holder;
		const at = now();
		const changed = await users.changeAccess(change, { id: newId(at), actor: caller.userId, at }, holder.value);
		return changed.ok ? ok(userAfter(change)) : changed;
	};

/** The holder of the psychologist's entry that the account is linked to, or unlinked from. */
async function holderFor(
	users: Pick<UserStore, 'holderOf'>,
	{ before, psychologistId }: AccessChange,
): Promise<Result<EntryHolder | undefined, 'psychologist_needed' | 'psychologist_taken'>> {
	if (psychologistId === undefined || psychologistId === before.psychologistId) return ok(undefined);
	const holder = await users.holderOf(psychologistId);
	const isTaken = holder.ok && holder.value?.isTied && holder.value.userId !== before.id;
	return isTaken ? refuse('psychologist_taken') : holder;
}

function userAfter({ before, roles, psychologistId, status }: AccessChange): StaffUser {
	const { psychologistId: _left, ...user } = before;
	return {
		...user,
		role: roleOf(roles),
		roles: [...roles],
		...(psychologistId === undefined ? {} : { psychologistId }),
		status,
		version: before.version + 1,
	};
}

export interface LiftUndeliverableDeps {
	readonly users: Pick<UserStore, 'find' | 'liftUndeliverable'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Enables mail again to an address that works after all; another bounce marks it again. */
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
