import type { logoutEverywhere as endpoint } from '@tulia/contracts/account/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { AccountChanges } from './account-changes.ts';

export interface LogoutEverywhereDeps {
	readonly changes: Pick<AccountChanges, 'endAllSessions'>;
	readonly now: () => Date;
}

export const logoutEverywhere =
	({ changes, now }: LogoutEverywhereDeps) =>
	async ({ caller }: Pick<Input<typeof endpoint>, 'caller'>): Promise<HandlerResult<'logoutEverywhere'>> => {
		await changes.endAllSessions(caller.userId, now());
		return ok(null);
	};
