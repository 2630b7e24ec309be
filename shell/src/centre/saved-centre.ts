import { centreContact } from '@tulia/centre/contact';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** What the shell says of the centre on every page. */
export type Centre = Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'crisisLines'> & {
	/** Known from the live profile alone. */
	readonly phones?: CentreProfile['phones'];
};

/**
 * The same facts as of the day this shell was built: whom to call must be on screen when neither the API nor any module
 * answers. The live profile replaces them as soon as it is there.
 */
export const savedCentre: Centre = centreContact;
