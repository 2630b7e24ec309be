import { nameIn } from './names.ts';
import type { Stage } from './stage.ts';

/**
 * The name of the bucket of pages and modules. It is fixed because the API, which keeps staff's covers in it, is deployed before
 * the distribution that serves them: neither can ask the other for it. Names of buckets are those of the whole world.
 */
export const siteBucketName = (stage: Pick<Stage, 'name' | 'account' | 'region'>): string =>
	`${nameIn(stage, 'site')}-${stage.account}-${stage.region}`;

/** Where staff's pictures lie. */
export const UPLOADS_PREFIX = 'uploads/';
