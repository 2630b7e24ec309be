import { type FreeConsentKind, freeConsentKinds } from '@tulia/contracts/account/schemas';
import { consentWording } from '@tulia/contracts/consent-wording';

/** The wording in force of each consent a person gives and takes back, by its date; a new one is asked for again. */
export const consentVersion: Record<FreeConsentKind, string> = {
	health_data: consentWording.health_data.version,
	hosting_abroad: consentWording.hosting_abroad.version,
};

/** The consents of an account as they are stored, by kind. */
export type StoredConsents = Readonly<
	Partial<Record<string, { readonly version: string; readonly withdrawnAt?: string }>>
>;

/** Those that the person has not given in the wording in force, or took back: staff ask for them at the visit. */
export const missingConsents = (stored: StoredConsents): readonly FreeConsentKind[] =>
	freeConsentKinds.filter(
		(kind) => stored[kind]?.version !== consentVersion[kind] || stored[kind]?.withdrawnAt !== undefined,
	);
