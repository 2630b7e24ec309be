import { revocableConsentKinds } from '@tulia/contracts/account/consent-kinds';
import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { type Refused, refuse } from '../platform/http/result.ts';

/**
 * The refusal of a text that has changed since it was shown (promise S4). Whoever says nothing of the version, as the
 * specification's requests do, is taken to have seen the one in force.
 */
export const changedSince = (
	text: keyof typeof versionInForce,
	shown: string | undefined,
): Refused<'wording_changed'> | undefined => {
	const wordingInForce = versionInForce[text];
	return shown === undefined || shown === wordingInForce ? undefined : refuse('wording_changed', { wordingInForce });
};

/** The consents of an account as they are stored, by kind. */
export type StoredConsents = Readonly<
	Partial<Record<string, { readonly version: string; readonly withdrawnAt?: string }>>
>;

/** Those that the person has not given in the wording in force, or took back: staff ask for them at the visit. */
export const missingConsents = (stored: StoredConsents): readonly RevocableConsentKind[] =>
	revocableConsentKinds.filter(
		(kind) => stored[kind]?.version !== versionInForce[kind] || stored[kind]?.withdrawnAt !== undefined,
	);
