import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { crisisLines } from './crisis-lines.ts';

/**
 * Who the centre is and whom to call. Apart from the rest of the profile, because every page of the site carries it. It names no number
 * of the centre's own: a number that is built in may not be theirs.
 */
export const centreContact: Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'crisisLines'> = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	crisisLines: [...crisisLines],
};
