import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses HTML like the local edge, so that baselines travel like our pages. */
export const compressHtml = (html: string): Buffer =>
	brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
