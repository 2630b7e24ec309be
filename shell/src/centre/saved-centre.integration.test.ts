import path from 'node:path';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { savedCentre } from './saved-centre.ts';

/** The seed of the lambdas, read as data: no folder of the site may import it. */
const seed = path.resolve(__dirname, '../../../lambdas/src/seed/data/centre-profile.ts');

test('whom to call when nothing else answers is what the centre itself says', async () => {
	const { centreProfile } = (await import(seed)) as { readonly centreProfile: CentreProfile };
	const { name, tagline, motto, phones, crisisLines } = centreProfile;
	expect(savedCentre).toEqual({ name, tagline, motto, phones, crisisLines });
});
