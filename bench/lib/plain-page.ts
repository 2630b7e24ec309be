import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page as somebody would write it by hand: the same HTML, styles, fonts and pictures, and no script at all. */
export interface PlainPage {
	readonly url: string;
	close(): void;
}

const withoutScripts = (html: string): string =>
	html
		.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
		.replaceAll(/<link\b[^>]*\b(?:as="script"|rel="modulepreload"|as="fetch")[^>]*>/g, '');

/** As hard as the local edge compresses what it sends, so that both pages travel alike. */
const compressed = (html: string): Buffer =>
	brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Passes on what the site answers, byte by byte as it travels. */
function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
	const { 'accept-encoding': encodings = '' } = request.headers;
	get(new URL(request.url ?? '/', origin), { headers: { 'accept-encoding': encodings } }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	}).on('error', () => response.writeHead(502).end());
}

/** Serves the plain twin of `path`; everything the page asks for comes from the real site. */
export async function servePlainPage(origin: string, path: string): Promise<PlainPage> {
	const html = compressed(withoutScripts(await (await fetch(new URL(path, origin))).text()));
	const server: Server = createServer((request, response) => {
		if (request.url === path) {
			response.writeHead(200, {
				'content-type': 'text/html; charset=utf-8',
				'content-encoding': 'br',
				'cache-control': 'no-cache',
			});
			response.end(html);
			return;
		}
		passOn(origin, request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = address && typeof address === 'object' ? address.port : 0;
	return { url: `http://localhost:${port}${path}`, close: () => server.close() };
}
