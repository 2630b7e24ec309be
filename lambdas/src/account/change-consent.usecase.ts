import type { changeConsent as endpoint } from '@tulia/contracts/account/endpoints';
import { versionInForce } from '@tulia/contracts/consent-wording';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { AccountChanges } from './account-changes.ts';
import { changedSince } from './consent-wording.ts';
import type { ReadAccount } from './read-account.usecase.ts';

export interface ChangeConsentDeps {
	readonly changes: Pick<AccountChanges, 'decide'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

/**
 * Gives a consent in the wording in force, if that was shown, or takes it back, whatever was shown. What was never given cannot
 * be taken back: nothing happens.
 */
export const changeConsent =
	({ changes, read, now }: ChangeConsentDeps) =>
	async ({
		params: { kind },
		body: { given, version },
		caller,
	}: Pick<Input<typeof endpoint>, 'params' | 'body' | 'caller'>): Promise<HandlerResult<'changeConsent'>> => {
		const changed = given ? changedSince(kind, version) : undefined;
		if (changed) return changed;
		const before = await read(caller);
		const known = before.consents.find((consent) => consent.kind === kind);
		if (!given && (!known || known.withdrawnAt !== undefined)) return ok(before);
		await changes.decide(caller.userId, { kind, version: versionInForce[kind], given }, now());
		return ok(await read(caller));
	};
