import { Readable } from 'node:stream';
import {
	DeleteObjectsCommand,
	GetObjectCommand,
	HeadObjectCommand,
	ListObjectsV2Command,
	NoSuchKey,
	PutObjectCommand,
	S3Client,
} from '@aws-sdk/client-s3';
import { type FixtureCloud, startFixtureCloud } from '../../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('S3 and the site', () => {
	const put = (Key: string, Body: string | Readable, more: object = {}) =>
		cloud
			.kept(new S3Client(cloud.client))
			.send(new PutObjectCommand({ Bucket: cloud.output('SiteBucket'), Key, Body, ContentType: 'text/html', ...more }));

	test('an object has its type and cache rules, and is decoded from a stream, listed and deleted', async () => {
		const s3 = cloud.kept(new S3Client(cloud.client));
		const Bucket = cloud.output('SiteBucket');
		await put('mfe/a b.html', Readable.from([Buffer.from('streamed')]), { ContentLength: 8, CacheControl: 'no-cache' });
		const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'mfe/a b.html' }));
		expect(await got.Body?.transformToString()).toBe('streamed');
		expect(got.CacheControl).toBe('no-cache');
		expect((await s3.send(new HeadObjectCommand({ Bucket, Key: 'mfe/a b.html' }))).ContentLength).toBe(8);
		const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'mfe/' }));
		expect(Contents?.map(({ Key }) => Key)).toEqual(['mfe/a b.html']);
		await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'mfe/a b.html' }] } }));
		await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'mfe/a b.html' }))).rejects.toBeInstanceOf(NoSuchKey);
	});

	test('a conditional write does not replace an object', async () => {
		await put('once.html', 'first', { IfNoneMatch: '*' });
		await expect(put('once.html', 'second', { IfNoneMatch: '*' })).rejects.toThrow(/precondition/);
	});

	test('the site serves pages through the viewer function, with headers, compressed and revalidated', async () => {
		await put('index.html', `<p>${'home '.repeat(400)}</p>`);
		await put('app.html', '<p>app</p>');
		const home = await fetch(`${cloud.origin}/`, { headers: { 'accept-encoding': 'br' } });
		expect(home.headers.get('content-encoding')).toBe('br');
		expect(home.headers.get('x-content-type-options')).toBe('nosniff');
		expect(home.headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
		expect(home.headers.get('x-team')).toBe('blue');
		expect(await home.text()).toContain('home home');
		const etag = home.headers.get('etag') ?? '';
		expect(etag).toMatch(/^W\//);
		const again = { 'if-none-match': etag, 'accept-encoding': 'br' };
		expect((await fetch(`${cloud.origin}/`, { headers: again })).status).toBe(304);
		expect(await (await fetch(`${cloud.origin}/some/page`)).text()).toBe('<p>app</p>');
		const moved = await fetch(`${cloud.origin}/old`, { redirect: 'manual' });
		expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
		expect((await fetch(`${cloud.origin}/missing.js`)).status).toBe(404);
		expect((await fetch(`${cloud.origin}/`, { method: 'POST' })).status).toBe(403);
	});

	test('the site serves a replaced page at once', async () => {
		await put('index.html', '<p>new</p>');
		expect(await (await fetch(`${cloud.origin}/`)).text()).toBe('<p>new</p>');
	});
});
