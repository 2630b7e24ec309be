import type { FreeConsentKind } from './account/schemas.ts';

/** What somebody agrees to, in one sentence, and since when it is worded so. */
export interface ConsentWording {
	/** The date of the wording, kept with every consent: `2026-11-21`. */
	readonly version: string;
	readonly sentence: string;
}

/**
 * Every wording there ever was of the consents a person gives and takes back (decision 5), the one in force first. None is
 * ever changed or taken away: whoever agreed to one can be shown it. Another wording is another date: those who agreed to the
 * old one are shown so, and may agree again.
 */
export const consentWordings: Record<FreeConsentKind, readonly [ConsentWording, ...ConsentWording[]]> = {
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
};

/** The wording in force: the same words wherever they are asked for. */
export const consentWording: Record<FreeConsentKind, ConsentWording> = {
	health_data: consentWordings.health_data[0],
	hosting_abroad: consentWordings.hosting_abroad[0],
};

/** The sentence somebody saw who agreed to this version. */
export const sentenceOf = (kind: FreeConsentKind, version: string): string | undefined =>
	consentWordings[kind].find((wording) => wording.version === version)?.sentence;
