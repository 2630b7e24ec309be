import type { confirmEmail as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { AccountStore } from './account.ts';
import type { LinkStore } from './link.ts';
import { hashOfToken } from './link-token.ts';

export interface ConfirmEmailDeps {
	readonly links: Pick<LinkStore, 'find'>;
	readonly accounts: Pick<AccountStore, 'confirmEmail'>;
	readonly now: () => Date;
}

/** Notes that an address is its owner's. The link is not used up: pressing the button twice must not look like a failure. */
export const confirmEmail =
	({ links, accounts, now }: ConfirmEmailDeps) =>
	async ({ body }: Pick<Input<typeof endpoint>, 'body'>): Promise<HandlerResult<'confirmEmail'>> => {
		const link = await links.find('confirm', hashOfToken(body.token), now());
		if (!link) return refuse('invalid_link');
		await accounts.confirmEmail(link.userId);
		return ok({ status: 'done' });
	};
