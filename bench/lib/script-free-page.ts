import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { compressHtml } from './compress-html.ts';

/** A page as if written by hand: the same HTML, styles, fonts and pictures, without scripts. */
export interface ScriptFreePage {
	readonly url: string;
	close(): void;
}

/** Removes scripts, their data, and their preloads. */
export const stripScripts = (html: string): string =>
	html
		.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
		.replaceAll(/<link\b[^>]*\b(?:as="script"|rel="modulepreload"|as="fetch")[^>]*>/g, '');

/** Proxies the site's responses byte by byte. */
function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
	const { 'accept-encoding': encodings = '' } = request.headers;
	get(new URL(request.url ?? '/', origin), { headers: { 'accept-encoding': encodings } }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	}).on('error', () => response.writeHead(502).end());
}

const OF_ONE_BODY = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

/** The headers of the real page, security policy included, because they are transferred too. */
const headersOf = (answer: Response): OutgoingHttpHeaders =>
	Object.fromEntries([...answer.headers].filter(([name]) => !OF_ONE_BODY.has(name)));

/** Serves the script-free baseline of `path`; its files come from the real site. */
export async function serveScriptFreePage(origin: string, path: string): Promise<ScriptFreePage> {
	const real = await fetch(new URL(path, origin));
	if (!real.ok) throw new Error(`${path} answered ${real.status}.`);
	const [headers, html] = [headersOf(real), compressHtml(stripScripts(await real.text()))];
	const server = createServer((request, response) => {
		if (request.url !== path) return passOn(origin, request, response);
		// A repeated visit is answered with 304, as by the site.
		const isKept = request.headers['if-none-match'] !== undefined && request.headers['if-none-match'] === headers.etag;
		if (isKept) return void response.writeHead(304, headers).end();
		response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': html.length }).end(html);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = address && typeof address === 'object' ? address.port : 0;
	return { url: `http://localhost:${port}${path}`, close: () => server.close() };
}
