import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compressible files that browsers fetch. The edge requests the same by name (infra/lib/precompressed-files.ts). */
const COMPRESSIBLE = /\.(?:js|css|svg)$/;

const compress = promisify(brotliCompress);

/**
 * Writes the precompressed variant of each such file of a build, `main.js.br`. The highest brotli level takes seconds
 * and saves a tenth, so it runs at build time rather than at the edge.
 *
 * @param {string} folder
 */
export async function precompressFiles(folder) {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
	await Promise.all(
		files.map(async (file) => {
			const body = readFileSync(path.join(folder, file));
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			};
			writeFileSync(path.join(folder, `${file}.br`), await compress(body, { params }));
		}),
	);
}
