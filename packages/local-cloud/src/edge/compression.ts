import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type EdgeRequest, type EdgeResponse, hasHeader } from './edge-message.ts';

const compressible =
	/^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|[\w.+-]+\+(?:json|xml)|vnd\.ms-fontobject|x-font-ttf)|font\/(?:otf|ttf))/;
const MIN_BYTES = 1000;
const MAX_BYTES = 10_000_000;

/** CloudFront's compression level is undocumented; 5 is usual for compression on the fly. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip';

/** CloudFront's encoding of this object: brotli before gzip. */
export function encodingFor(acceptEncoding: string, contentType: string, size: number): Encoding | undefined {
	if (size < MIN_BYTES || size > MAX_BYTES || !compressible.test(contentType)) return undefined;
	const accepted = acceptEncoding
		.split(',')
		.map((part) => part.trim().split(';'))
		.filter(([, weight]) => weight?.trim() !== 'q=0')
		.map(([name]) => name);
	if (accepted.includes('br')) return 'br';
	return accepted.includes('gzip') ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Buffer>>> = {
	br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
	gzip: (body) => zip(body),
};

/** The types CloudFront compresses; a compressed answer stays unchanged. */
const COMPRESSED_STATUSES = [200, 403, 404];

/** An origin's answer as CloudFront forwards it where a behaviour compresses. */
export async function compressedFor({ headers: asked }: EdgeRequest, response: EdgeResponse): Promise<EdgeResponse> {
	const { status, headers, body } = response;
	const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
	const encoding = encodingFor(asked['accept-encoding'] ?? '', type, body.length);
	if (!encoding || !COMPRESSED_STATUSES.includes(status) || hasHeader(response, 'content-encoding')) return response;
	const otherHeaders = headers.filter(([name]) => name !== 'content-length');
	return {
		status,
		headers: [...otherHeaders, ['content-encoding', encoding], ['vary', 'Accept-Encoding']],
		body: await compressors[encoding](body),
	};
}
