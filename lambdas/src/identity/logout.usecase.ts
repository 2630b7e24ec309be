import type { logout as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';

export interface LogoutDeps {
	readonly sessions: {
		/** `expiresAt`: epoch seconds at which the token would end by itself. */
		revoke(userId: string, jti: string, expiresAt: number): Promise<void>;
	};
}

/** Ends the session that asks. Saying it twice, or too late, is harmless: the second time the token is already refused. */
export const logout =
	({ sessions }: LogoutDeps) =>
	async ({ caller }: Pick<Input<typeof endpoint>, 'caller'>): Promise<HandlerResult<'logout'>> => {
		await sessions.revoke(caller.userId, caller.jti, caller.expiresAt);
		return ok(null);
	};
