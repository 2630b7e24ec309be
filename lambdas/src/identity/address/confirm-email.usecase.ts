import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { AccountStore } from '../account/account.ts';
import type { EmailChangeStore } from './email-change.ts';
import type { LinkStore } from './link.ts';
import { hashOfToken } from './link-token.ts';

export interface ConfirmEmailDeps {
	readonly links: Pick<LinkStore, 'find'>;
	readonly accounts: Pick<AccountStore, 'confirmEmail'>;
	/** Replaces the account's address. */
	readonly emailChanges: Pick<EmailChangeStore, 'complete'>;
	readonly now: () => Date;
}

/** Confirms an address. Idempotent: the link is not used up, so that a second click does not fail. */
export const confirmEmail =
	({ links, accounts, emailChanges, now }: ConfirmEmailDeps) =>
	async ({ body }: RequestFor<'confirmEmail', 'body'>): Promise<ResultFor<'confirmEmail'>> => {
		const link = await links.find('confirm', hashOfToken(body.token), now());
		if (!link) return refuse('invalid_link');
		const { userId, address, change } = link;
		const isDone =
			change === undefined
				? await accounts.confirmEmail(userId, address)
				: (await emailChanges.complete(userId, change, now())).ok;
		return isDone ? ok({ status: 'done' }) : refuse('invalid_link');
	};
