import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { galleryFolder } from './build.ts';

const TYPES: { readonly [extension: string]: string } = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/** As strict as the site's policy, so that an inline style fails here. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

const read = (name: string): Buffer | undefined => {
	try {
		return readFileSync(join(galleryFolder, name));
	} catch {
		return undefined;
	}
};

/** Serves the gallery on a free port of this machine. */
export function serveGallery(): Promise<{ readonly origin: string; readonly close: () => void }> {
	const server = createServer(({ url = '/' }, response) => {
		const name = url.slice(1).replace(/[?#].*$/, '');
		const type = TYPES[extname(name)];
		const file = type ? read(name) : read('index.html');
		response.writeHead(file ? 200 : 404, { 'content-type': type ?? 'text/html', 'content-security-policy': POLICY });
		response.end(file);
	});
	return new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			const port = typeof address === 'object' ? address?.port : undefined;
			resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
		});
	});
}
