import path from 'node:path';
import type { Service } from '@tulia/contracts/service/schemas';
import { savedServices } from './saved-services.ts';

/** The seed of the lambdas, read as a file: the site may not import it. */
const seed = path.resolve(__dirname, '../../../../lambdas/demo/data/services.ts');

test('the saved services equal those of the seed', async () => {
	const { services } = (await import(seed)) as { readonly services: readonly Service[] };
	expect(savedServices).toEqual(
		services.map(({ id, title, shortDescription, image, durationMinutes }) => ({
			id,
			title,
			shortDescription,
			image,
			durationMinutes,
		})),
	);
});
