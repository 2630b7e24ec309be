import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { onDemand } from '../platform/on-demand.ts';

requireEnv('SITE_BUCKET');

export const coverAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/article.admin'), {
	// Loaded on demand: no other staff route needs S3 and a megabyte of codecs.
	uploadCover: onDemand(async () => (await import('./upload-cover.wiring.ts')).uploadCoverFromEnvironment()),
});
