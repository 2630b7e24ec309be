/**
 * The name of the bucket of pages and modules. It is fixed because the API, which keeps staff's covers in it, is deployed before
 * the distribution that serves them: neither can ask the other for it.
 */
export const siteBucketName = ({ account, region }: { readonly account: string; readonly region: string }): string =>
	`tulia-site-${account}-${region}`;

/** Where staff's pictures lie. */
export const UPLOADS_PREFIX = 'uploads/';
