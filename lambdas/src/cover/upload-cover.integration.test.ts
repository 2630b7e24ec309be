import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { staffArticleValidators } from '../article/staff-article-validators.ts';
import { type HttpHandler, httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { ok } from '../platform/result.ts';
import { anEvent, ORIGIN_SECRET } from '../platform/testing/an-event.ts';
import { type S3Server, s3Server } from '../publisher/testing/s3-server.ts';
import { coverGateway } from './cover.gateway.ts';
import { coverAudit } from './cover-audit.repository.ts';
import { keptPictures } from './kept-picture.repository.ts';
import { pictureType } from './picture-type.ts';
import { uploadCover } from './upload-cover.usecase.ts';

let table: FreshTable;
let server: S3Server;
let s3: S3Client;
let upload: HttpHandler;
beforeAll(async () => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
	table = await freshTable();
	server = await s3Server();
	s3 = new S3Client({
		endpoint: server.endpoint,
		region: 'af-south-1',
		forcePathStyle: true,
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	upload = httpHandler(
		'uploadCover',
		staffArticleValidators,
		uploadCover({
			covers: coverGateway(s3, 'site'),
			pictures: keptPictures(table.db, table.tableName),
			typeOf: pictureType,
			note: coverAudit(table.db, table.tableName),
			now: () => new Date('2026-11-24T06:00:00.000Z'),
			newId,
		}),
	);
});
afterAll(async () => {
	s3.destroy();
	server.close();
	await table.close();
});
beforeEach(() => server.objects.clear());

async function send(bytes: Buffer | string) {
	const data = typeof bytes === 'string' ? bytes : bytes.toString('base64');
	const answer = await upload(anEvent({ body: { data } }), {
		originSecret: ORIGIN_SECRET,
		identify: async () => ok({ userId: 'wanjiru', role: 'admin' as const, version: 1, jti: 'j', expiresAt: 0 }),
	});
	return { status: answer.statusCode, body: JSON.parse(answer.body ?? 'null') };
}

const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);
const box = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const JPEG = box([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]);
const WEBP = box('RIFF', [26, 0, 0, 0], 'WEBPVP8L', [14, 0, 0, 0], '..............');
const AVIF = box([0, 0, 0, 28], 'ftypavif', [0, 0, 0, 0], 'avifmif1miaf');

describe('a cover', () => {
	test.each([
		['PNG', PNG, 'png', 'image/png'],
		['JPEG', JPEG, 'jpg', 'image/jpeg'],
		['WebP', WEBP, 'webp', 'image/webp'],
		['AVIF', AVIF, 'avif', 'image/avif'],
	])('that is a %s is kept under a name made of its content, to be asked for once', async (_kind, bytes, end, type) => {
		const name = `uploads/${createHash('sha256').update(bytes).digest('hex')}.${end}`;
		for (let time = 0; time < 2; time += 1)
			expect(await send(bytes)).toEqual({ status: 201, body: { imageUrl: `/${name}` } });
		expect([...server.objects.keys()]).toEqual([name]);
		expect(server.objects.get(name)).toMatchObject({ type, cache: 'public, max-age=31536000, immutable' });
	});

	test('is noted with who uploaded it', async () => {
		await send(PNG);
		const object = createHash('sha256').update(PNG).digest('hex');
		const entries = ofEntity(await everything(table), 'audit');
		expect(entries).toContainEqual(expect.objectContaining({ actor: 'wanjiru', action: 'cover_uploaded', object }));
	});

	test.each([
		['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
		['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
		['a drawing behind a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
		['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1')],
		['a PDF', Buffer.from('%PDF-1.7\n')],
		['a program', Buffer.from('MZ\u0090\0', 'latin1')],
		['a film in the same kind of box', box([0, 0, 0, 24], 'ftypmp42', [0, 0, 0, 0], 'mp42isom')],
		['words', Buffer.from('image/png')],
		['a picture after something else', Buffer.concat([Buffer.from('<html>'), PNG])],
	])('is refused when it is %s, whatever it calls itself', async (_what, bytes) => {
		expect(await send(bytes)).toMatchObject({
			status: 422,
			body: { code: 'not_a_picture', errors: [{ field: 'data' }] },
		});
		expect(server.objects.size).toBe(0);
	});

	test.each(['', 'not base64!', 'data:image/png;base64,iVBORw0KGgo=', 'iVBO\n'])(
		'is refused when %j is no picture in base64',
		async (data) => {
			expect((await send(data)).status).toBe(400);
			expect(server.objects.size).toBe(0);
		},
	);

	test('may have two megabytes and not one byte more', async () => {
		const of = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
		expect((await send(of(2 * 1024 * 1024))).status).toBe(201);
		expect(await send(of(2 * 1024 * 1024 + 1))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
	});
});
