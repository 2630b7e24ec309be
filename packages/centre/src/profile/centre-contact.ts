import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { crisisLines } from './crisis-lines.ts';

/**
 * The centre's name and the crisis lines. In a file of its own, because every page bundles it. It has no phone number
 * of the centre, because a built-in one may be wrong.
 */
export const centreContact: Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'crisisLines'> = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	crisisLines: [...crisisLines],
};
