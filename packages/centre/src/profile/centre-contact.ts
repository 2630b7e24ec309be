import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { crisisLines } from './crisis-lines.ts';

/**
 * The centre's name and the crisis lines. Apart from the rest of the profile, because every page bundles it. It has no
 * number of the centre, which may differ from a built-in one.
 */
export const centreContact: Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'crisisLines'> = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	crisisLines: [...crisisLines],
};
