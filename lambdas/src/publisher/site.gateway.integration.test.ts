import { S3Client } from '@aws-sdk/client-s3';
import { type S3Server, s3Server } from '../../test-support/publisher/s3-server.ts';
import { siteGateway } from './site.gateway.ts';

let server: S3Server;
let s3: S3Client;
beforeAll(async () => {
	server = await s3Server();
	s3 = new S3Client({
		endpoint: server.endpoint,
		region: 'af-south-1',
		forcePathStyle: true,
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
});
afterAll(() => {
	s3.destroy();
	server.close();
});
beforeEach(() => server.objects.clear());

const site = () => siteGateway(s3, 'site');
const page = { body: '<p>Karibu</p>', type: 'text/html; charset=utf-8', fingerprint: 'f1' };

test('a document is stored with the fingerprint of its inputs, and must be revalidated by browsers', async () => {
	await site().write('pages/services.html', page);
	expect(await site().read('pages/services.html')).toBe('<p>Karibu</p>');
	expect(await site().fingerprintOf('pages/services.html')).toBe('f1');
	expect(server.objects.get('pages/services.html')).toMatchObject({ type: page.type, cache: 'no-cache' });
});

test('a missing document is undefined, and may be removed', async () => {
	expect(await site().read('pages/nothing.html')).toBeUndefined();
	expect(await site().fingerprintOf('pages/nothing.html')).toBeUndefined();
	await site().remove('pages/nothing.html');
});

test('a folder is listed completely, across pages', async () => {
	const keys = ['1', '2', '3', '4', '5'].map((id) => `pages/blogs/${id}.html`);
	for (const key of [...keys, 'index.html']) await site().write(key, page);
	expect(await site().keysIn('pages/')).toEqual(keys);
	await site().remove('pages/blogs/3.html');
	expect(await site().keysIn('pages/')).not.toContain('pages/blogs/3.html');
});
