import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { codeOf } from '../state/error-code.ts';
import { type EdgeRequest, type EdgeResponse, plainAnswer } from './edge-message.ts';

export interface EdgeServerOptions {
	readonly port: number;
	/** The origin of the site. */
	readonly site: (request: EdgeRequest) => Promise<EdgeResponse>;
	/** Pages and API under `/__local`. */
	readonly console: (request: EdgeRequest) => Promise<EdgeResponse>;
}

const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** The site's one port on loopback: the console under `/__local`, the distribution for everything else. */
export async function openEdgeServer({ port, site, console: local }: EdgeServerOptions): Promise<Server> {
	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const request = await readRequest(incoming);
		if (!request) return send(outgoing, plainAnswer(413, 'The request is too large.'));
		const isLocal = request.path === '/__local' || request.path.startsWith('/__local/');
		send(outgoing, await (isLocal ? local : site)(request));
	}

	const server = createServer({ maxHeaderSize: 32 * 1024 }, (incoming, outgoing) => {
		answer(incoming, outgoing).catch((error: unknown) => {
			if (incoming.destroyed && !incoming.complete) return; // the viewer has disconnected
			console.error(error);
			if (outgoing.headersSent) incoming.socket.destroy();
			else send(outgoing, plainAnswer(502, 'The local edge failed; see the terminal.'));
		});
	});
	server.keepAliveTimeout = 30_000;
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error) => reject(portError(error, port)));
		server.listen(port, '127.0.0.1', resolve);
	});
	return server;
}

const portError = (error: unknown, port: number): unknown =>
	codeOf(error) === 'EADDRINUSE'
		? new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another number.`)
		: error;

/** Undefined when the body exceeds CloudFront's limit. */
async function readRequest(incoming: IncomingMessage): Promise<EdgeRequest | undefined> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of incoming) {
		size += chunk.length;
		if (size <= MAX_BODY_BYTES) chunks.push(chunk);
	}
	if (size > MAX_BODY_BYTES) return undefined;
	const address = incoming.url ?? '/';
	const mark = address.indexOf('?');
	const { 'x-local-viewer-ip': named, ...headers } = headersOf(incoming);
	return {
		method: incoming.method ?? 'GET',
		path: mark === -1 ? address : address.slice(0, mark),
		query: mark === -1 ? '' : address.slice(mark + 1),
		headers,
		body: Buffer.concat(chunks),
		viewerIp: named ?? incoming.socket.remoteAddress ?? '127.0.0.1',
	};
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
	Object.fromEntries(
		Object.entries(headers).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
		),
	);

function send(outgoing: ServerResponse, { status, headers, body }: EdgeResponse): void {
	for (const [name, value] of headers) outgoing.appendHeader(name, value);
	outgoing.writeHead(status);
	outgoing.end(body);
}
