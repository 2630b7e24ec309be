import { edgeHandler } from 'local-cloud/edge-runtime';
import { isPrecompressed, precompressedFilesCode } from './precompressed-files.ts';

const handler = edgeHandler<{ readonly uri: string }>(precompressedFilesCode);
const fileFor = (uri: string, accepted?: string): string =>
	handler({ request: { uri, headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } } } }).uri;

test.each(['gzip, deflate, br, zstd', 'br', 'gzip, br;q=0.9', 'br;q=1.0, gzip'])(
	'a browser that accepts %s gets the compressed file',
	(accepted) => expect(fileFor('/shell/v1/assets/main.1a.js', accepted)).toBe('/shell/v1/assets/main.1a.js.br'),
);

test.each([undefined, '', 'gzip, deflate', 'br;q=0', 'br;q=0.0, gzip', 'brotli'])(
	'a browser that accepts %s gets the uncompressed file',
	(accepted) => expect(fileFor('/shell/v1/assets/main.1a.js', accepted)).toBe('/shell/v1/assets/main.1a.js'),
);

test.each([
	['/mfe/content/v1/remoteEntry.js', true],
	['/mfe/content/v1/assets/app.1a.css', true],
	['/shell/v1/assets/hero.1a.svg', true],
	['/shell/v1/assets/figtree.1a.woff2', false],
	['/shell/v1/share/home.png', false],
	['/shell/v1/release.json', false],
	['/shell/v1/server.mjs', false],
	['/shell/v1/assets/main.1a.js.br', false],
])('%s is precompressed: %s', (uri, precompressed) => {
	expect(isPrecompressed(uri)).toBe(precompressed);
	expect(fileFor(uri, 'br')).toBe(precompressed ? `${uri}.br` : uri);
});
