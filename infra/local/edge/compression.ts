import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible =
	/^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|[\w.+-]+\+(?:json|xml)|vnd\.ms-fontobject|x-font-ttf)|font\/(?:otf|ttf))/;
const MIN_BYTES = 1000;
const MAX_BYTES = 10_000_000;

/** CloudFront does not say how hard it compresses; 5 is what edges that compress on the fly use. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip';

/** What CloudFront would send this object as; brotli before gzip. */
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
