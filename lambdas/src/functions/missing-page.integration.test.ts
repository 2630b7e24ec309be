import { type BundledFunction, bundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type S3Server, s3Server } from '../../test-support/publisher/s3-server.ts';

let site: S3Server;
let missingPage: BundledFunction;
beforeAll(async () => {
	site = await s3Server();
	missingPage = await bundledFunction('missing-page', {
		AWS_ENDPOINT_URL_S3: site.endpoint,
		AWS_MAX_ATTEMPTS: '1',
		SITE_BUCKET: 'site',
		ORIGIN_SECRET: 'through-the-edge',
	});
	const body = '<p>The site</p>';
	site.objects.set('app.html', { body, type: 'text/html', cache: 'no-cache', fingerprint: undefined });
});
afterAll(() => {
	missingPage.stop();
	site.close();
});

/** A request, as API Gateway passes it. */
const ask = (rawPath: string, secret = 'through-the-edge') =>
	missingPage.invoke({ rawPath, headers: { 'x-origin-secret': secret }, requestContext: { requestId: 'r-1' } });

test('the missing page is served with 404 for a page that does not exist, and never cached', async () => {
	expect(await ask('/pages/blogs/nope.html')).toEqual({
		value: {
			statusCode: 404,
			headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
			body: '<p>The site</p>',
		},
	});
});

test('the missing page refuses a request that bypassed CloudFront', async () => {
	expect(await ask('/pages/blogs/nope.html', 'guessed')).toMatchObject({ value: { statusCode: 403 } });
});

test('the missing page returns the phone number, and not 404, while the bucket cannot be reached', async () => {
	site.close();
	expect(await ask('/pages/blogs/1.html')).toMatchObject({
		value: { statusCode: 503, headers: { 'retry-after': '5' }, body: expect.stringContaining('tel:1199') },
	});
	expect(missingPage.output()).toContain('PAGE_UNREADABLE');
});
