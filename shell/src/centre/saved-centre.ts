import { centreContact } from '@tulia/centre/contact';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** The centre's facts in the shell's frame. */
export type Centre = Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'crisisLines'> & {
	/** Only in the live profile. */
	readonly phones?: CentreProfile['phones'];
};

/**
 * The centre's facts at build time: phone numbers must be shown even when neither the API nor any module answers. The
 * live profile replaces them.
 */
export const savedCentre: Centre = centreContact;
