import type { removeSecondFactor as endpoint } from '@tulia/contracts/account/endpoints';
import type { CheckCode } from '../identity/login.usecase.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

export interface RemoveSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'remove'>;
	readonly prove: ProveOwner;
	readonly checkCode: CheckCode;
	readonly now: () => Date;
}

/** Takes the second factor away: the password and a code are asked for. */
export const removeSecondFactor =
	({ factors, prove, checkCode, now }: RemoveSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'removeSecondFactor'>> => {
		if (caller.role !== 'admin') return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const code = await checkCode(caller.userId, body.code, now());
		if (!code.ok) return code;
		await factors.remove(caller.userId, now());
		return ok(null);
	};
