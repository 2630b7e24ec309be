import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';

interface StoredObject {
	readonly body: string;
	readonly contentType: string | undefined;
	readonly cacheControl: string | undefined;
	readonly contentEncoding: string | undefined;
}

/** A bucket in this process with its S3 client: records uploads in the order they arrived. */
export interface TestBucket {
	readonly s3: S3Client;
	readonly objects: ReadonlyMap<string, StoredObject>;
	/** Refuses the next uploads of matching keys, as in an outage. */
	breakOn(key: (key: string) => boolean): void;
	close(): void;
}

const NO_SUCH_KEY = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';

/** Implements as much S3 as a release needs: PutObject and GetObject, path style. */
export async function testBucket(): Promise<TestBucket> {
	const objects = new Map<string, StoredObject>();
	let broken = (_key: string): boolean => false;
	const server = createServer((request, response) => {
		const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\/[^/]*\//, '');
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			if (request.method === 'PUT') {
				if (broken(key)) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
				const { 'content-type': contentType, 'cache-control': cacheControl, ...others } = request.headers;
				objects.delete(key);
				objects.set(key, {
					body: Buffer.concat(chunks).toString(),
					contentType,
					cacheControl,
					contentEncoding: others['content-encoding'],
				});
				return response.writeHead(200).end();
			}
			const found = objects.get(key);
			return found ? response.writeHead(200).end(found.body) : response.writeHead(404).end(NO_SUCH_KEY);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const s3 = new S3Client({
		endpoint: `http://127.0.0.1:${port}`,
		region: 'af-south-1',
		forcePathStyle: true,
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
		maxAttempts: 1,
	});
	return {
		s3,
		objects,
		breakOn(key) {
			broken = key;
		},
		close() {
			s3.destroy();
			server.close();
		},
	};
}
