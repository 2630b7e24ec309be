import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { compressHtml } from './compress-html.ts';

interface PlainFile {
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

/** The path of the plain page on an edge. */
export const PLAIN_PAGE = '/plain-page/';
const STYLESHEET = 'style.1a2b3c4d.css';

/**
 * The files of the plain page by address: 17 KB of HTML, revalidated on every visit like our pages, and a stylesheet of
 * 10 KB, cached and compressed like ours.
 */
export function plainPageFiles(): ReadonlyMap<string, PlainFile> {
	const read = (name: string): string =>
		readFileSync(path.join(repositoryRoot(), 'bench/fixtures/plain-page', name), 'utf8');
	const fileOf = (type: string, cacheControl: string, body: Buffer): PlainFile => ({
		headers: {
			'content-type': `${type}; charset=utf-8`,
			'cache-control': cacheControl,
			'content-encoding': 'br',
			'content-length': String(body.length),
			etag: `"${type}-${body.length}"`,
			vary: 'Accept-Encoding',
		},
		body,
	});
	return new Map([
		[PLAIN_PAGE, fileOf('text/html', 'no-cache', compressHtml(read('index.html')))],
		[
			PLAIN_PAGE + STYLESHEET,
			fileOf('text/css', 'public, max-age=31536000, immutable', brotliCompressSync(read(STYLESHEET))),
		],
	]);
}
