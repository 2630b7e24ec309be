import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { newCertificate } from '@tulia/test-kit/tls-front';
import { PLAIN_PAGE } from './plain-page.ts';
import { startTlsEdge, type TlsEdge } from './tls-edge.ts';

let site: Server;
let edges: readonly [answering: TlsEdge, silent: TlsEdge];
let clients: readonly ClientHttp2Session[];

beforeAll(async () => {
	site = createServer((request, response) => {
		response.writeHead(200, { 'content-encoding': 'br', 'x-asked': `${request.method} ${request.headers.accept}` });
		response.end(request.url);
	});
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
	const certificate = await newCertificate();
	edges = [await startTlsEdge(origin, { certificate }), await startTlsEdge(origin, { certificate, answersApi: false })];
	clients = edges.map((edge) => connect(edge.origin, { ca: certificate.cert }));
});

afterAll(() => {
	for (const client of clients) client.destroy();
	for (const edge of edges) edge.close();
	site.close();
});

const ask = (at: number, path: string, headers: Record<string, string> = {}) =>
	new Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }>((resolve, reject) => {
		const stream = clients[at]?.request({ ':path': path, ...headers });
		const parts: Buffer[] = [];
		let answered: IncomingHttpHeaders = {};
		stream?.on('response', (given) => {
			answered = given;
		});
		stream?.on('data', (part) => parts.push(part));
		stream?.on('end', () => resolve({ headers: answered, body: Buffer.concat(parts) }));
		stream?.on('error', reject);
	});

test("the edge passes on the site's responses unchanged, over HTTP/2", async () => {
	const { headers, body } = await ask(0, '/services?a=1', { accept: 'text/html' });
	expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'x-asked': 'GET text/html' });
	expect(headers).not.toHaveProperty('connection');
	expect(body.toString()).toBe('/services?a=1');
});

test('the plain page is 17 KB of HTML, compressed, and 304 when cached', async () => {
	const first = await ask(0, PLAIN_PAGE);
	expect(brotliDecompressSync(first.body).length).toBeGreaterThan(17_000);
	expect(first.headers['cache-control']).toBe('no-cache');
	const again = await ask(0, PLAIN_PAGE, { 'if-none-match': String(first.headers.etag) });
	expect(again.headers[':status']).toBe(304);
	expect(again.body).toHaveLength(0);
});

test('the stylesheet of the plain page is at the address in its HTML, and cacheable', async () => {
	const { body } = await ask(0, PLAIN_PAGE);
	const name = /rel="stylesheet" href="([^"]+)"/.exec(brotliDecompressSync(body).toString())?.[1];
	const style = await ask(0, PLAIN_PAGE + name);
	expect(style.headers['cache-control']).toContain('immutable');
	expect(brotliDecompressSync(style.body).length).toBeGreaterThan(10_000);
});

test('an edge that does not answer API calls still serves pages', async () => {
	const left = ask(1, '/api/services').then(() => 'answered');
	expect((await ask(1, '/services')).headers[':status']).toBe(200);
	expect(await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))])).toBe('waits');
});
