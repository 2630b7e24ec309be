import type { FreeConsentKind } from '@tulia/contracts/account/schemas';

/**
 * The wording in force of each consent a person gives and takes back, by its date. A new wording is a new date here, and is
 * asked for again.
 */
export const consentVersion: Record<FreeConsentKind, string> = {
	health_data: '2026-11-21',
	hosting_abroad: '2026-11-21',
};
