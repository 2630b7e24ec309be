import type { ConsentKind, RevocableConsentKind } from './account/schemas.ts';
import { legalVersion } from './legal-version.ts';

/** The consents that a person gives by a sentence beside a box or a field. */
export type WordedConsent = RevocableConsentKind | 'newsletter' | 'testimonial';

/** The sentence of a consent, and its date. */
export interface ConsentWording {
	/** The date of the wording, stored with every consent: `2026-11-21`. */
	readonly version: string;
	readonly sentence: string;
}

/**
 * Every wording of these consents, the one in force first. Append-only, so that each person can be shown the sentence
 * they consented to. A new wording has a new date: people who consented to the old one are shown that, and may consent
 * again.
 */
export const consentWordings: Record<WordedConsent, readonly [ConsentWording, ...ConsentWording[]]> = {
	health_data: [
		{
			version: '2026-11-21',
			sentence: 'The centre may use what I tell it about my health to prepare and hold my appointments.',
		},
	],
	hosting_abroad: [
		{
			version: '2026-11-21',
			sentence: 'My data may be kept on computers outside Kenya.',
		},
	],
	newsletter: [
		{
			version: '2026-11-28',
			sentence: 'A calm newsletter, once a month. One short article by email. No sales.',
		},
		{
			version: '2026-11',
			sentence: 'A calm letter, once a month. One short article by email. No sales.',
		},
	],
	testimonial: [
		{
			version: '2026-11-21',
			sentence: 'You may publish this on your website, with the name above.',
		},
	],
};

/** The wording in force of each consent. */
export const consentWording: Record<WordedConsent, ConsentWording> = {
	health_data: consentWordings.health_data[0],
	hosting_abroad: consentWordings.hosting_abroad[0],
	newsletter: consentWordings.newsletter[0],
	testimonial: consentWordings.testimonial[0],
};

/**
 * The version in force of every consent. A browser sends the version it was built with and showed; the server refuses
 * another one with `wording_changed` (promise S4). Terms and privacy policy are dated together.
 */
export const versionInForce: Record<ConsentKind | WordedConsent, string> = {
	terms: legalVersion,
	privacy: legalVersion,
	health_data: consentWording.health_data.version,
	hosting_abroad: consentWording.hosting_abroad.version,
	newsletter: consentWording.newsletter.version,
	testimonial: consentWording.testimonial.version,
};

/** The sentence of a consent at this version. */
export const sentenceOf = (kind: WordedConsent, version: string): string | undefined =>
	consentWordings[kind].find((wording) => wording.version === version)?.sentence;
