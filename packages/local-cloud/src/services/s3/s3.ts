import type { IncomingHttpHeaders } from 'node:http';
import { AwsError, type AwsRequest, type AwsResponse, type AwsService, escapeXml, xml } from '../wire.ts';
import { decodeAwsChunked } from './aws-chunked.ts';
import type { Bucket, ObjectMetadata } from './bucket-store.ts';

interface ObjectRequest extends AwsRequest {
	readonly bucket: Bucket;
	readonly key: string;
}

const header = (headers: IncomingHttpHeaders, name: string): string | undefined => {
	const value = headers[name];
	return Array.isArray(value) ? value.join(',') : value;
};

/** The part of S3 that a release and a publisher use: objects in buckets of the template, path-style addresses. */
export function s3(buckets: readonly Bucket[]): AwsService {
	function locate(request: AwsRequest): ObjectRequest {
		const [, name = '', ...rest] = request.url.pathname.split('/');
		const bucket = buckets.find((candidate) => candidate.name === name);
		if (!bucket) throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
		return { ...request, bucket, key: decodeURIComponent(rest.join('/')) };
	}

	return async (request) => {
		try {
			const located = locate(request);
			return await (located.key === '' ? bucketOperation(located) : objectOperation(located));
		} catch (error) {
			if (!(error instanceof AwsError)) throw error;
			if (request.method === 'HEAD') return { status: error.status, headers: {}, body: '' };
			const { code, message, status } = error;
			return xml(`<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`, status);
		}
	};
}

async function objectOperation(request: ObjectRequest): Promise<AwsResponse> {
	switch (request.method) {
		case 'PUT':
			return putObject(request);
		case 'GET':
		case 'HEAD':
			return getObject(request);
		case 'DELETE':
			await request.bucket.delete(request.key);
			return { status: 204, headers: {}, body: '' };
		default:
			throw new AwsError('NotImplemented', `The local cloud does not know ${request.method} of an object.`, 501);
	}
}

async function bucketOperation(request: ObjectRequest): Promise<AwsResponse> {
	if (request.method === 'GET' && request.url.searchParams.get('list-type') === '2') return listObjects(request);
	if (request.method === 'POST' && request.url.searchParams.has('delete')) return deleteObjects(request);
	if (request.method === 'HEAD') return { status: 200, headers: {}, body: '' };
	throw new AwsError('NotImplemented', `The local cloud does not know ${request.method} of a bucket.`, 501);
}

async function putObject({ bucket, key, headers, body }: ObjectRequest): Promise<AwsResponse> {
	refuseUnless(conditionsHold(headers, bucket.head(key)), 'PreconditionFailed', 412);
	const encodings = (header(headers, 'content-encoding') ?? '').split(',').map((name) => name.trim());
	const remaining = encodings.filter((name) => name !== 'aws-chunked' && name !== '').join(',');
	const custom = Object.keys(headers).filter((name) => name.startsWith('x-amz-meta-'));
	const { etag } = await bucket.put({
		key,
		body: encodings.includes('aws-chunked') ? decodeAwsChunked(body) : body,
		contentType: header(headers, 'content-type') ?? 'binary/octet-stream',
		cacheControl: header(headers, 'cache-control'),
		contentEncoding: remaining || undefined,
		custom: Object.fromEntries(custom.map((name) => [name, header(headers, name) ?? ''])),
	});
	return { status: 200, headers: { etag }, body: '' };
}

/** `If-None-Match: *` writes only a new object; `If-Match` replaces only the version that was read. */
function conditionsHold(headers: IncomingHttpHeaders, current: ObjectMetadata | undefined): boolean {
	const ifMatch = header(headers, 'if-match');
	if (header(headers, 'if-none-match') === '*' && current) return false;
	return ifMatch === undefined || current?.etag === ifMatch;
}

function refuseUnless(holds: boolean, code: string, status: number): void {
	if (!holds) throw new AwsError(code, 'At least one of the preconditions you specified did not hold', status);
}

async function getObject({ bucket, key, headers, method }: ObjectRequest): Promise<AwsResponse> {
	const metadata = bucket.head(key);
	const body = await bucket.read(key);
	if (!metadata || !body) throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
	const described = {
		etag: metadata.etag,
		'content-type': metadata.contentType,
		'last-modified': new Date(metadata.modifiedAt).toUTCString(),
		...(metadata.cacheControl ? { 'cache-control': metadata.cacheControl } : {}),
		...(metadata.contentEncoding ? { 'content-encoding': metadata.contentEncoding } : {}),
		...metadata.custom,
	};
	if (header(headers, 'if-none-match') === metadata.etag) return { status: 304, headers: described, body: '' };
	if (method === 'HEAD') {
		return { status: 200, headers: { ...described, 'content-length': String(metadata.size) }, body: '' };
	}
	return { status: 200, headers: described, body };
}

const PAGE = 1000;

function listObjects({ bucket, url }: ObjectRequest): AwsResponse {
	const prefix = url.searchParams.get('prefix') ?? '';
	const after = url.searchParams.get('continuation-token') ?? url.searchParams.get('start-after') ?? '';
	const size = Number(url.searchParams.get('max-keys') ?? PAGE);
	const found = bucket.list(prefix).filter(({ key }) => key > after);
	const page = found.slice(0, size);
	const last = page.at(-1)?.key;
	const contents = page.map(
		({ key, etag, size: bytes, modifiedAt }) =>
			`<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${bytes}</Size></Contents>`,
	);
	const more = found.length > page.length && last !== undefined;
	const next = more ? `<NextContinuationToken>${escapeXml(last)}</NextContinuationToken>` : '';
	return xml(
		`<ListBucketResult><Name>${bucket.name}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${size}</MaxKeys><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
	);
}

async function deleteObjects({ bucket, body }: ObjectRequest): Promise<AwsResponse> {
	const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
	await Promise.all(keys.map((key) => bucket.delete(key)));
	const deleted = keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
	return xml(`<DeleteResult>${deleted.join('')}</DeleteResult>`);
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string): string =>
	text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => signs[name] ?? '');
