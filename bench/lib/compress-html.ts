import { brotliCompressSync, constants } from 'node:zlib';

/** HTML as the local edge compresses it on its way, so that what is compared with our pages travels like them. */
export const compressHtml = (html: string): Buffer =>
	brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
