import { Agent, type IncomingMessage, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import { engineAuthorization } from '../engine/engine-call.ts';
import { codeOf } from '../state/error-code.ts';
import type { AwsRequest, AwsResponse, AwsService } from './wire.ts';

/** A broken connection may be noticed before the end of the engine's process. */
const NOTICE_MS = 50;

const reads = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems', 'DescribeTable', 'ListTables']);

/** Forwards DynamoDB calls to the engine, with injected faults. `onWrite` is called after each write. */
export function dynamodbProxy(engine: Engine, onWrite: () => void): AwsService {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const { hostname, port } = new URL(engine.endpoint);

	const forward = ({ headers: given, body, url }: AwsRequest): Promise<AwsResponse> =>
		new Promise((resolve, reject) => {
			const path = url.pathname + url.search;
			const headers = { ...given, authorization: engineAuthorization };
			const upstream = send({ agent, hostname, port, method: 'POST', path, headers }, (answer) => {
				readWhole(answer).then(
					(whole) => resolve({ status: answer.statusCode ?? 500, headers: plainHeaders(answer), body: whole }),
					reject,
				);
			});
			upstream.on('error', reject);
			upstream.end(body);
		});

	return async (request) => {
		// A pooled connection may have died with a restarted engine: nothing was sent on it then.
		const answer = await forward(request).catch(async (error: unknown) => {
			await sleep(NOTICE_MS);
			await engine.ready();
			if (codeOf(error) === 'ECONNREFUSED') return forward(request);
			throw error;
		});
		if (!reads.has(request.operation)) onWrite();
		return answer;
	};
}

async function readWhole(stream: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk);
	return Buffer.concat(chunks);
}

const passedOn = ['content-type', 'x-amzn-requestid', 'x-amz-crc32'];

const plainHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
	Object.fromEntries(
		passedOn.flatMap((name) => {
			const value = headers[name];
			return typeof value === 'string' ? [[name, value] as const] : [];
		}),
	);
