import type { changeName as endpoint } from '@tulia/contracts/account/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { AccountChanges } from './account-changes.ts';
import type { ReadAccount } from './read-account.usecase.ts';

export interface ChangeNameDeps {
	readonly changes: Pick<AccountChanges, 'rename'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

export const changeName =
	({ changes, read, now }: ChangeNameDeps) =>
	async ({ body, caller }: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'changeName'>> => {
		await changes.rename(caller.userId, body.name.trim(), now());
		return ok(await read(caller));
	};
