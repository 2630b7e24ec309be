import type { confirmEmail as endpoint } from '@tulia/contracts/identity/endpoints';
import type { EmailChangeStore } from '../account/email-change.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { AccountStore } from './account.ts';
import type { LinkStore } from './link.ts';
import { hashOfToken } from './link-token.ts';

export interface ConfirmEmailDeps {
	readonly links: Pick<LinkStore, 'find'>;
	readonly accounts: Pick<AccountStore, 'confirmEmail'>;
	/** Puts the new address of an account in the place of the old one. */
	readonly emailChanges: Pick<EmailChangeStore, 'complete'>;
	readonly now: () => Date;
}

/** Notes that an address is its owner's. The link is not used up: pressing the button twice must not look like a failure. */
export const confirmEmail =
	({ links, accounts, emailChanges, now }: ConfirmEmailDeps) =>
	async ({ body }: Pick<Input<typeof endpoint>, 'body'>): Promise<HandlerResult<'confirmEmail'>> => {
		const link = await links.find('confirm', hashOfToken(body.token), now());
		if (!link) return refuse('invalid_link');
		const { userId, address, change } = link;
		const isDone =
			change === undefined
				? await accounts.confirmEmail(userId, address)
				: (await emailChanges.complete(userId, change, now())).ok;
		return isDone ? ok({ status: 'done' }) : refuse('invalid_link');
	};
