import type { FreeConsentKind } from './account/schemas.ts';

/** What somebody agrees to, in one sentence, and since when it is worded so. */
export interface ConsentWording {
	/** The date of the wording, kept with every consent: `2026-11-21`. */
	readonly version: string;
	readonly sentence: string;
}

/**
 * The wording in force of the consents a person gives and takes back (decision 5): the same words wherever they are asked for.
 * Another wording is another date: those who agreed to the old one are shown so, and may agree again.
 */
export const consentWording: Record<FreeConsentKind, ConsentWording> = {
	health_data: {
		version: '2026-11-21',
		sentence: 'The centre may use what I tell it about my health to prepare and hold my appointments.',
	},
	hosting_abroad: {
		version: '2026-11-21',
		sentence: 'My data may be kept on computers outside Kenya.',
	},
};
