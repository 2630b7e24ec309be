import { createCipheriv, createDecipheriv, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type TestKey, testKey } from './signed-token.ts';

export interface KmsServer {
	readonly endpoint: string;
	/** Makes every later call fail as in an outage of KMS. */
	breakDown(): void;
	repair(): void;
	close(): void;
}

type Call = Readonly<Record<string, string>>;

/** KMS over HTTP with a signing key per name: Sign, GetPublicKey, GenerateDataKey, Encrypt, Decrypt. */
export async function kmsServer(): Promise<KmsServer> {
	let isDown = false;
	const signing = new Map<string, TestKey>();
	const keyNamed = (name = ''): TestKey => {
		const key = signing.get(name) ?? testKey();
		signing.set(name, key);
		return key;
	};
	const wrapping = randomBytes(32);
	const bytes = (text = '') => Buffer.from(text, 'base64');
	const wrap = (plain: Uint8Array): string => {
		const iv = randomBytes(12);
		const cipher = createCipheriv('aes-256-gcm', wrapping, iv);
		const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
		return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
	};
	const operations: Readonly<Record<string, (call: Call) => object>> = {
		Sign({ KeyId, Message }) {
			const key = { key: keyNamed(KeyId).privateKey, dsaEncoding: 'der' } as const;
			return { Signature: sign('sha256', bytes(Message), key).toString('base64') };
		},
		GetPublicKey: ({ KeyId }) => ({ PublicKey: keyNamed(KeyId).spki.toString('base64') }),
		GenerateDataKey: () => {
			const plain = randomBytes(32);
			return { Plaintext: plain.toString('base64'), CiphertextBlob: wrap(plain) };
		},
		Encrypt: ({ Plaintext }) => ({ CiphertextBlob: wrap(bytes(Plaintext)) }),
		Decrypt: ({ CiphertextBlob }) => {
			const blob = bytes(CiphertextBlob);
			const decipher = createDecipheriv('aes-256-gcm', wrapping, blob.subarray(0, 12));
			decipher.setAuthTag(blob.subarray(12, 28));
			const plain = Buffer.concat([decipher.update(blob.subarray(28)), decipher.final()]);
			return { Plaintext: plain.toString('base64') };
		},
	};
	const server = createServer(async (request, response) => {
		const call = await readJson(request);
		const operation = operations[String(request.headers['x-amz-target']).replace('TrentService.', '')];
		const answer = isDown || !operation ? { __type: 'KMSInternalException' } : operation(call);
		const headers = { 'content-type': 'application/x-amz-json-1.1' };
		response.writeHead('__type' in answer ? 500 : 200, headers).end(JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		endpoint: `http://127.0.0.1:${port}`,
		breakDown() {
			isDown = true;
		},
		repair() {
			isDown = false;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

async function readJson(request: IncomingMessage): Promise<Call> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}
