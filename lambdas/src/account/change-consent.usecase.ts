import type { changeConsent as endpoint } from '@tulia/contracts/account/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { AccountChanges } from './account-changes.ts';
import { consentVersion } from './consent-wording.ts';
import type { ReadAccount } from './read-account.usecase.ts';

export interface ChangeConsentDeps {
	readonly changes: Pick<AccountChanges, 'decide'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

/** Gives a consent, in the wording in force, or takes it back. What was never given cannot be taken back: nothing happens. */
export const changeConsent =
	({ changes, read, now }: ChangeConsentDeps) =>
	async ({
		params: { kind },
		body: { given },
		caller,
	}: Pick<Input<typeof endpoint>, 'params' | 'body' | 'caller'>): Promise<HandlerResult<'changeConsent'>> => {
		const before = await read(caller);
		const known = before.consents.find((consent) => consent.kind === kind);
		if (!given && (!known || known.withdrawnAt !== undefined)) return ok(before);
		await changes.decide(caller.userId, { kind, version: consentVersion[kind], given }, now());
		return ok(await read(caller));
	};
