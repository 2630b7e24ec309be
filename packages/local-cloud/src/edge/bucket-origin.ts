import { decodeUri } from '../runtime/decode-uri.ts';
import type { Bucket, ObjectMetadata } from '../services/s3/bucket-store.ts';
import { compressors, encodingFor } from './compression.ts';
import type { EdgeRequest, EdgeResponse } from './edge-message.ts';
import { opaqueTag } from './etag.ts';

interface CachedBody {
	readonly etag: string;
	readonly body: Buffer;
}

/**
 * Serves objects of a bucket as CloudFront does: compressed when accepted, validated by ETag. Compressed bodies are
 * cached until the object changes, so a release or a rendered page is visible at once (on AWS perhaps later, by the
 * object's Cache-Control).
 */
export function bucketOrigin(bucket: Bucket, compress: boolean): (request: EdgeRequest) => Promise<EdgeResponse> {
	const cache = new Map<string, CachedBody>();

	async function bodyOf(metadata: ObjectMetadata, acceptEncoding: string) {
		// An object that is stored compressed is sent unchanged.
		const compresses = compress && !metadata.contentEncoding;
		const encoding = compresses ? encodingFor(acceptEncoding, metadata.contentType, metadata.size) : undefined;
		const key = `${encoding ?? 'plain'} ${metadata.key}`;
		const cached = cache.get(key);
		if (cached?.etag === metadata.etag) return { encoding, body: cached.body, hit: true };
		const stored = await bucket.read(metadata.key);
		if (!stored) return undefined;
		const body = encoding ? await compressors[encoding](stored) : stored;
		cache.set(key, { etag: metadata.etag, body });
		return { encoding, body, hit: false };
	}

	return async ({ method, path, headers }) => {
		const metadata = bucket.head(decodeUri(path).slice(1));
		const found = metadata && (await bodyOf(metadata, headers['accept-encoding'] ?? ''));
		if (!found) return notFound(path);
		// The compressed body differs from the object's bytes, so its ETag is weak.
		const etag = found.encoding ? `W/${metadata.etag}` : metadata.etag;
		const described = [
			...describe(metadata, found.encoding),
			['etag', etag],
			['x-cache', cacheNote(found.hit)],
		] as const;
		if (isCurrent(headers['if-none-match'], etag)) return { status: 304, headers: described, body: Buffer.alloc(0) };
		const length = ['content-length', String(found.body.length)] as const;
		return {
			status: 200,
			headers: [...described, ...Object.entries(metadata.custom), length],
			body: method === 'HEAD' ? Buffer.alloc(0) : found.body,
		};
	};
}

const cacheNote = (hit: boolean): string => (hit ? 'Hit from cloudfront' : 'Miss from cloudfront');

function describe(metadata: ObjectMetadata, encoding: string | undefined): readonly (readonly [string, string])[] {
	const coding = encoding ?? metadata.contentEncoding;
	return [
		['content-type', metadata.contentType],
		['last-modified', new Date(metadata.modifiedAt).toUTCString()],
		['vary', 'Accept-Encoding'],
		...(metadata.cacheControl ? [['cache-control', metadata.cacheControl] as const] : []),
		...(coding ? [['content-encoding', coding] as const] : []),
	];
}

const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
	ifNoneMatch?.split(',').some((given) => given.trim() === '*' || opaqueTag(given) === opaqueTag(etag)) ?? false;

/** S3's own error: this distribution has no error pages, because the API's 404s must stay JSON. */
const notFound = (path: string): EdgeResponse => ({
	status: 404,
	headers: [
		['content-type', 'application/xml'],
		['x-cache', 'Error from cloudfront'],
	],
	body: Buffer.from(
		`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>${path.slice(1).replaceAll(/[<>&]/g, '')}</Key></Error>`,
	),
});
