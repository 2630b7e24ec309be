import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { bundledCodecs } from '../../test-support/cover/bundled-codecs.ts';
import * as files from '../../test-support/cover/pictures.ts';
import { anEvent, ORIGIN_SECRET } from '../../test-support/platform/an-event.ts';
import { type S3Server, s3Server } from '../../test-support/publisher/s3-server.ts';
import { type HttpHandler, httpHandler } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { newId } from '../platform/new-id.ts';
import { coverGateway } from './cover.gateway.ts';
import { coverAudit } from './cover-audit.repository.ts';
import { pictureSize } from './picture-size.ts';
import { pictureType } from './picture-type.ts';
import { uploadCover } from './upload-cover.usecase.ts';
import { uploadedImages } from './uploaded-image.repository.ts';

let table: FreshTable;
let server: S3Server;
let s3: S3Client;
let upload: HttpHandler;
let written: Buffer;
/** Calls of any decoder. */
let decodings = 0;
beforeAll(async () => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
	const { reencodePicture } = await bundledCodecs();
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
		validators,
		uploadCover({
			covers: {
				async keep(cover) {
					written = Buffer.from(cover.bytes);
					await coverGateway(s3, 'site').keep(cover);
				},
			},
			pictures: uploadedImages(table.db, table.tableName),
			typeOf: pictureType,
			reencode: (bytes, kind) => {
				decodings += 1;
				return reencodePicture(bytes, kind);
			},
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
		originSecrets: [ORIGIN_SECRET],
		identify: async () =>
			ok({ userId: 'wanjiru', role: 'admin' as const, roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 }),
	});
	return { status: answer.statusCode, body: JSON.parse(answer.body ?? 'null') };
}

/** The stored form of an accepted picture. */
async function storedImage(bytes: Buffer): Promise<Buffer> {
	const { status, body } = await send(bytes);
	expect({ status, body }).toEqual({
		status: 201,
		body: { imageUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/), ...sizeOf(written) },
	});
	return written;
}

const box = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
/** 17 minutes and 32 seconds of latitude, as EXIF encodes them. */
const LATITUDE = Buffer.from('00000011000000010000002000000001', 'hex');
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const sizeOf = (webp: Buffer) => pictureSize(webp, 'image/webp');
/** Chunk names of a WebP. */
function partsOf(webp: Buffer): string[] {
	expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP');
	expect(webp.readUInt32LE(4)).toBe(webp.length - 8);
	const names: string[] = [];
	for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2))
		names.push(webp.toString('latin1', at, at + 4));
	return names;
}

describe('a cover', () => {
	test('a cover is stored as a WebP under a name made of its content, with an immutable cache header', async () => {
		const webp = await storedImage(files.jpeg1600);
		const name = `uploads/${createHash('sha256').update(webp).digest('hex')}.webp`;
		expect(await storedImage(files.jpeg1600)).toEqual(webp);
		expect([...server.objects.keys()]).toEqual([name]);
		expect(server.objects.get(name)).toMatchObject({
			type: 'image/webp',
			cache: 'public, max-age=31536000, immutable',
		});
	});

	test.each([
		['JPEG of the editor', files.jpeg1600, 1600, 1200],
		['WebP of the editor', files.webp1600, 1600, 1200],
		['progressive JPEG', files.jpegProgressive, 48, 32],
		['grey JPEG', files.jpegGrey, 48, 32],
		['transparent WebP', files.webpSeeThrough, 20, 10],
		['JPEG rotated by its EXIF', files.jpegFromPhone, 32, 48],
	])('a cover that is a %s preserves its size in pixels', async (_kind, bytes, width, height) => {
		expect(sizeOf(await storedImage(bytes))).toEqual({ width, height });
	});

	test.each([
		['JPEG', files.jpegFromPhone, 'VP8 '],
		['WebP', files.webpFromPhone, 'VP8 '],
		['transparent WebP', files.webpSeeThrough, 'VP8X ALPH VP8 '],
	])('a cover that is a %s is written as pixels without metadata', async (_kind, bytes, parts) => {
		expect(partsOf(await storedImage(bytes)).join(' ')).toBe(parts);
	});

	test.each([
		['JPEG', files.jpegFromPhone],
		['WebP', files.webpFromPhone],
	])('a cover that is a %s loses location, camera and author', async (_kind, bytes) => {
		const traces = [LATITUDE, 'Nokia', 'Wanjiru', 'acsp'];
		for (const trace of traces) expect(bytes.includes(trace)).toBe(true);
		const webp = await storedImage(bytes);
		for (const trace of [...traces, 'Exif', 'EXIF', 'XMP', 'ICC']) expect(webp.includes(trace)).toBe(false);
	});

	test.each([
		['JPEG', files.jpegProgressive],
		['WebP', files.webp1600],
	])('a cover that is a %s loses an HTML page or archive appended to it', async (_kind, bytes) => {
		const alone = await storedImage(bytes);
		expect(await storedImage(Buffer.concat([bytes, PAGE]))).toEqual(alone);
		expect(await storedImage(Buffer.concat([bytes, files.zip]))).toEqual(alone);
	});

	test('a cover is audited with who uploaded it', async () => {
		const object = createHash('sha256')
			.update(await storedImage(files.webp1600))
			.digest('hex');
		const entries = await scanEntity(table, 'audit');
		expect(entries).toContainEqual(expect.objectContaining({ actor: 'wanjiru', action: 'cover_uploaded', object }));
	});

	test.each([
		['an HTML page', PAGE],
		['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
		['an SVG after an XML declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
		['a GIF', files.gif],
		['an AVIF, which the editor sends as WebP', files.avif],
		['a PNG, which the editor sends as WebP', files.png],
		['a PNG of 900 million pixels', files.pngBomb],
		['an animated WebP', files.webpMoving],
		['a PDF', Buffer.from('%PDF-1.7\n')],
		['an executable', Buffer.from('MZ\u0090\0', 'latin1')],
		['a video', box([0, 0, 0, 24], 'ftypmp42', [0, 0, 0, 0], 'mp42isom')],
		['plain text', Buffer.from('image/jpeg')],
		['a picture after other bytes', Buffer.concat([Buffer.from('<html>'), files.jpeg1600])],
		['the beginning of a JPEG', files.jpeg1600.subarray(0, 9000)],
		['a JPEG without its last bytes', files.jpeg1600.subarray(0, -40)],
		['only the header of a JPEG', files.jpeg1600.subarray(0, 4)],
		['the beginning of a WebP', files.webp1600.subarray(0, 4000)],
		['only the header of a WebP', files.webp1600.subarray(0, 16)],
		[
			'a JPEG with an HTML page inside it',
			Buffer.concat([files.jpeg1600.subarray(0, 700), PAGE, files.jpeg1600.subarray(700 + PAGE.length)]),
		],
	])('a cover is refused when it is %s, whatever its declared type', async (_what, bytes) => {
		expect(await send(bytes)).toMatchObject({
			status: 422,
			body: { code: 'not_a_picture', errors: [{ field: 'data' }] },
		});
		expect(server.objects.size).toBe(0);
	});

	test.each([
		['JPEG of 400 million pixels', files.jpegBomb],
		['WebP of 268 million pixels', files.webpBomb],
	])('a cover is refused before it is decoded when it is a %s', async (_kind, bytes) => {
		const before = decodings;
		expect(await send(bytes)).toMatchObject({
			status: 413,
			body: { code: 'payload_too_large', detail: 'Please send a picture of at most 2000 by 2000 pixels.' },
		});
		expect(decodings).toBe(before);
		expect(server.objects.size).toBe(0);
	});

	test('a cover is refused before it is decoded when it is a JPEG of a thousand scans', async () => {
		const before = decodings;
		expect(await send(withScans(1000))).toMatchObject({ status: 422, body: { code: 'not_a_picture' } });
		expect(decodings).toBe(before);
		expect(sizeOf(await storedImage(withScans(60)))).toEqual({ width: 2000, height: 2000 });
	});

	test('a cover is refused without exhausting memory when its header hides its size from the check', async () => {
		const lying = withFalseSize(files.jpegBomb);
		expect(pictureSize(lying, 'image/jpeg')).toEqual({ width: 48, height: 32 });
		const before = process.memoryUsage().rss;
		expect(await send(lying)).toMatchObject({ status: 422, body: { code: 'not_a_picture' } });
		expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
		// The failure does not affect the next picture.
		expect(sizeOf(await storedImage(files.webp1600))).toEqual({ width: 1600, height: 1200 });
	});

	test.each(['', 'not base64!', 'data:image/png;base64,iVBORw0KGgo=', 'iVBO\n'])(
		'a cover is refused when its data are not base64: %j',
		async (data) => {
			expect((await send(data)).status).toBe(400);
			expect(server.objects.size).toBe(0);
		},
	);

	test('a cover may have two megabytes at most', async () => {
		const of = (bytes: number) => Buffer.concat([files.jpeg1600, Buffer.alloc(bytes - files.jpeg1600.length)]);
		expect((await send(of(2 * 1024 * 1024))).status).toBe(201);
		expect(await send(of(2 * 1024 * 1024 + 1))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
	});
});

/**
 * A JPEG whose size reads as 48 by 32 to a reader that expects a length after its second marker, as the check of
 * headers does; decoders know that this marker (RST0) has no length.
 */
function withFalseSize(jpeg: Buffer): Buffer {
	const start = Buffer.from([0xff, 0xd8, 0xff, 0xd0]);
	const first = jpeg.subarray(2, 4 + jpeg.readUInt16BE(4));
	const comment = Buffer.alloc(0xfffe + 2);
	comment.set([0xff, 0xfe, 0xff, 0xfe]);
	const falseSize = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 32, 0, 48, 1, 1, 0x11, 0]);
	falseSize.copy(comment, first.readUInt16BE(0) - first.length);
	return Buffer.concat([start, first, comment, jpeg.subarray(2 + first.length, 4000)]);
}

/** A JPEG that repeats its last scan. */
function withScans(count: number): Buffer {
	const jpeg = files.jpegOfScans;
	const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
	const scan = jpeg.subarray(last, -2);
	return Buffer.concat([jpeg.subarray(0, last), ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)]);
}
