import { type Certificate, startTlsFront, type TlsFront } from '@tulia/test-kit/tls-front';
import { PLAIN_PAGE, plainPageFiles } from './plain-page.ts';

/** One server in front of our pages and of the plain page. */
export interface TlsEdge extends TlsFront {
	readonly plainPage: string;
}

interface TlsEdgeOptions {
	readonly certificate: Certificate;
	/** False: API calls are never answered, so that a page shows its loading state. */
	readonly answersApi?: boolean;
}

/** Starts an edge in front of the site at `origin`. */
export async function startTlsEdge(
	origin: string,
	{ certificate, answersApi = true }: TlsEdgeOptions,
): Promise<TlsEdge> {
	const files = plainPageFiles();
	const front = await startTlsFront(origin, {
		certificate,
		intercept: (request, response) => {
			const file = files.get(request.url);
			if (!file) return !answersApi && request.url.startsWith('/api/');
			const isKept = request.headers['if-none-match'] === file.headers.etag;
			response.writeHead(isKept ? 304 : 200, file.headers).end(isKept ? '' : file.body);
			return true;
		},
	});
	return { ...front, plainPage: front.origin + PLAIN_PAGE };
}
