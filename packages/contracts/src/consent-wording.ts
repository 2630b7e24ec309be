import type { ConsentKind, RevocableConsentKind } from './account/schemas.ts';
import { legalVersion } from './legal-version.ts';

/** What somebody agrees to in a sentence beside a box or a field. */
export type WordedConsent = RevocableConsentKind | 'newsletter' | 'testimonial';

/** What somebody agrees to, in one sentence, and since when it is worded so. */
export interface ConsentWording {
	/** The date of the wording, kept with every consent: `2026-11-21`. */
	readonly version: string;
	readonly sentence: string;
}

/**
 * Every wording there ever was of these consents, the one in force first. None is ever changed or taken away: whoever agreed
 * to one can be shown it. Another wording is another date: those who agreed to the old one are shown so, and may agree again.
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

/** The wording in force: the same words wherever they are asked for. */
export const consentWording: Record<WordedConsent, ConsentWording> = {
	health_data: consentWordings.health_data[0],
	hosting_abroad: consentWordings.hosting_abroad[0],
	newsletter: consentWordings.newsletter[0],
	testimonial: consentWordings.testimonial[0],
};

/**
 * The version in force of everything somebody agrees to. A browser sends the one it was built with, which it showed; where that
 * is another one, the server refuses with `wording_changed` (promise S4). Terms and privacy policy are dated together.
 */
export const versionInForce: Record<ConsentKind | WordedConsent, string> = {
	terms: legalVersion,
	privacy: legalVersion,
	health_data: consentWording.health_data.version,
	hosting_abroad: consentWording.hosting_abroad.version,
	newsletter: consentWording.newsletter.version,
	testimonial: consentWording.testimonial.version,
};

/** The sentence somebody saw who agreed to this version. */
export const sentenceOf = (kind: WordedConsent, version: string): string | undefined =>
	consentWordings[kind].find((wording) => wording.version === version)?.sentence;
