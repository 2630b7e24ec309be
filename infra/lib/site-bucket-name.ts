import { nameIn } from './names.ts';
import type { Stage } from './stage.ts';

/**
 * The name of the bucket of pages and modules. Fixed, because the API stores pictures in it but is deployed before the
 * distribution that serves them. Bucket names are globally unique.
 */
export const siteBucketName = (stage: Pick<Stage, 'name' | 'account' | 'region'>): string =>
	`${nameIn(stage, 'site')}-${stage.account}-${stage.region}`;

/** Prefix of staff's pictures. */
export const UPLOADS_PREFIX = 'uploads/';
