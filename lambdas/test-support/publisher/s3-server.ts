import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface StoredObject {
	readonly body: string;
	readonly type: string | undefined;
	readonly cache: string | undefined;
	/** `x-amz-meta-fingerprint` */
	readonly fingerprint: string | undefined;
}

export interface S3Server {
	readonly endpoint: string;
	readonly objects: Map<string, StoredObject>;
	close(): void;
}

const MISSING = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';

const textOf = (value: string | readonly string[] | undefined): string | undefined =>
	typeof value === 'string' ? value : undefined;

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString();
}

async function put(objects: S3Server['objects'], key: string, request: IncomingMessage): Promise<void> {
	const { 'content-type': type, 'cache-control': cache, 'x-amz-meta-fingerprint': fingerprint } = request.headers;
	objects.set(key, { body: await bodyOf(request), type, cache, fingerprint: textOf(fingerprint) });
}

/** Two keys a page, so that a reader who ignores the next page fails. */
function list(objects: S3Server['objects'], query: URLSearchParams): string {
	const prefix = query.get('prefix') ?? '';
	const after = query.get('continuation-token') ?? '';
	const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
	const page = keys.slice(0, 2);
	const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : '';
	const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
	return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

function send(response: ServerResponse, found: StoredObject | undefined): void {
	if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(MISSING);
	const noted = found.fingerprint === undefined ? {} : { 'x-amz-meta-fingerprint': found.fingerprint };
	response.writeHead(200, noted).end(found.body);
}

/** A bucket over HTTP, path style: GetObject, HeadObject, PutObject, DeleteObject, ListObjectsV2. */
export async function s3Server(): Promise<S3Server> {
	const objects: S3Server['objects'] = new Map();
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
		const key = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
		if (request.method === 'PUT') {
			await put(objects, key, request);
			response.writeHead(200, { etag: '"1"' }).end();
		} else if (request.method === 'DELETE') {
			objects.delete(key);
			response.writeHead(204).end();
		} else if (key === '') {
			response.writeHead(200, { 'content-type': 'application/xml' }).end(list(objects, searchParams));
		} else send(response, objects.get(key));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		endpoint: `http://127.0.0.1:${port}`,
		objects,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
