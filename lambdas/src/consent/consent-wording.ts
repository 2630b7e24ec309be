import { revocableConsentKinds } from '@tulia/contracts/account/consent-kinds';
import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { type Refused, refuse } from '../platform/http/result.ts';

/**
 * The refusal of a text that changed since it was shown (promise S4). A request without a version, as in the
 * specification, counts as having seen the current one.
 */
export const changedSince = (
	text: keyof typeof versionInForce,
	shown: string | undefined,
): Refused<'wording_changed'> | undefined => {
	const wordingInForce = versionInForce[text];
	return shown === undefined || shown === wordingInForce ? undefined : refuse('wording_changed', { wordingInForce });
};

/** Stored consents of an account, by kind. */
export type StoredConsents = Readonly<
	Partial<Record<string, { readonly version: string; readonly withdrawnAt?: string }>>
>;

/** Consents that were withdrawn or not given in the current wording: staff request them at the visit. */
export const missingConsents = (stored: StoredConsents): readonly RevocableConsentKind[] =>
	revocableConsentKinds.filter(
		(kind) => stored[kind]?.version !== versionInForce[kind] || stored[kind]?.withdrawnAt !== undefined,
	);
