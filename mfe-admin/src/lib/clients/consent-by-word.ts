import type { ConsentKind } from '@tulia/contracts/account/schemas';
import { consentWording } from '@tulia/contracts/consent-wording';

/** The channel by which the client expressed a consent. */
export const CONSENT_MEDIA = [
	{ value: 'at_desk', title: 'At the desk' },
	{ value: 'by_phone', title: 'By phone' },
] as const;

/** The wording that staff read out before they record a consent. */
export const READ_OUT: { readonly [K in ConsentKind]: string } = {
	terms: 'I have read the terms of service, or had them read to me, and accept them.',
	privacy: 'I have read the privacy policy, or had it read to me.',
	health_data: consentWording.health_data.sentence,
	hosting_abroad: consentWording.hosting_abroad.sentence,
};
