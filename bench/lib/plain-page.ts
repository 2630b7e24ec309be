import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A page as somebody would write it by hand: the same HTML, styles, fonts and pictures, and no script at all. */
export interface PlainPage {
	readonly url: string;
	close(): void;
}

const withoutScripts = (html: string): string =>
	html
		.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
		.replaceAll(/<link\b[^>]*\b(?:as="script"|rel="modulepreload"|as="fetch")[^>]*>/g, '');

async function passOn(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const answer = await fetch(new URL(request.url ?? '/', origin), { headers: { 'accept-encoding': 'identity' } });
	const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
	response.writeHead(answer.status, {
		'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
		'content-encoding': 'br',
		'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
	});
	response.end(body);
}

/** Serves the plain twin of `path`; everything the page asks for comes from the real site. */
export async function servePlainPage(origin: string, path: string): Promise<PlainPage> {
	const html = brotliCompressSync(withoutScripts(await (await fetch(new URL(path, origin))).text()));
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
		passOn(origin, request, response).catch(() => response.writeHead(502).end());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = address && typeof address === 'object' ? address.port : 0;
	return { url: `http://localhost:${port}${path}`, close: () => server.close() };
}
