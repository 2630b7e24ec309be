import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';

requireEnv('SITE_BUCKET');
/** With the first picture: no other route of staff needs S3 and a megabyte of codecs. */
const loadUpload = memoizeAsync(async () => (await import('./upload-cover.wiring.ts')).uploadCoverFromEnvironment());

export const coverAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/article.admin'), {
	uploadCover: async (request) => (await loadUpload())(request),
});
