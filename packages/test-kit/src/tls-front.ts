import { createHash, X509Certificate } from 'node:crypto';
import { type IncomingHttpHeaders, request as startRequest } from 'node:http';
import {
	createSecureServer,
	type Http2ServerRequest,
	type Http2ServerResponse,
	type ServerHttp2Session,
} from 'node:http2';
import { generate } from 'selfsigned';

/** A server in front of a site, which speaks HTTP/2 with TLS as CloudFront does. */
export interface TlsFront {
	readonly origin: string;
	/** The hash of its key, for a browser's trust list. */
	readonly key: string;
	close(): void;
}

/** A key and a self-signed certificate; several servers may share them. */
export interface Certificate {
	readonly private: string;
	readonly cert: string;
}

/** A certificate for this machine. */
export const newCertificate = (): Promise<Certificate> =>
	generate([{ name: 'commonName', value: 'localhost' }], {
		keyType: 'ec',
		algorithm: 'sha256',
		extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
	});

function keyHash({ cert }: Certificate): string {
	const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
	return createHash('sha256').update(key).digest('base64');
}

/** Connection headers of HTTP/1.1, which HTTP/2 must not carry. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const travelling = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
	Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));

/** Streams the site's answer unchanged: the local cloud compresses as CloudFront does. */
const passOnTo =
	(origin: string) =>
	(request: Http2ServerRequest, response: Http2ServerResponse): void => {
		const { method, headers } = request;
		// A connection per request: the site may close a reused one just as it is used again.
		const upstream = startRequest(new URL(request.url, origin), { method, agent: false, headers: travelling(headers) });
		upstream.on('response', (answer) => {
			response.writeHead(answer.statusCode ?? 502, travelling(answer.headers));
			answer.pipe(response);
		});
		upstream.on('error', () => response.writeHead(502).end());
		request.pipe(upstream);
	};

interface TlsFrontOptions {
	readonly certificate: Certificate;
	/** Returns true when it handles a request itself, even without an answer; all others go to the site. */
	readonly intercept?: (request: Http2ServerRequest, response: Http2ServerResponse) => boolean;
}

/** Starts one in front of the site at `origin`. */
export async function startTlsFront(
	origin: string,
	{ certificate, intercept = () => false }: TlsFrontOptions,
): Promise<TlsFront> {
	const passOn = passOnTo(origin);
	const server = createSecureServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
		if (!intercept(request, response)) passOn(request, response);
	});
	const sessions = new Set<ServerHttp2Session>();
	server.on('session', (session) => {
		sessions.add(session);
		session.on('close', () => sessions.delete(session));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	return {
		origin: `https://localhost:${address && typeof address === 'object' ? address.port : 0}`,
		key: keyHash(certificate),
		close: () => {
			for (const session of sessions) session.destroy();
			server.close();
		},
	};
}
