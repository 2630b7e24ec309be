import { createServer } from 'node:http';

export interface S3Server {
	readonly endpoint: string;
	readonly objects: Map<
		string,
		{ readonly body: string; readonly type: string | undefined; readonly cache: string | undefined }
	>;
	close(): void;
}

const MISSING = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';

/** A bucket over HTTP: GetObject and PutObject, path style. */
export async function s3Server(): Promise<S3Server> {
	const objects: S3Server['objects'] = new Map();
	const server = createServer((request, response) => {
		const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\/[^/]+\//, '');
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			if (request.method === 'PUT') {
				const { 'content-type': type, 'cache-control': cache } = request.headers;
				objects.set(key, { body: Buffer.concat(chunks).toString(), type, cache });
				return response.writeHead(200, { etag: '"1"' }).end();
			}
			const found = objects.get(key);
			if (!found) return response.writeHead(404, { 'content-type': 'application/xml' }).end(MISSING);
			return response.writeHead(200).end(found.body);
		});
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
