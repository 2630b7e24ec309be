import { createServer, type IncomingMessage } from 'node:http';
import { startEngine } from '@tulia/test-kit/engine';
import { listen } from 'local-cloud/listen';
import { type Capacity, capacityIn, type Touch, touchesOf } from './consumed-capacity.ts';

/** One call of a function on the table, with the capacity units reported by the engine. */
export interface TableCall extends Capacity {
	/** The name of the function, from its signature. */
	readonly caller: string;
	readonly operation: string;
	readonly touches: readonly Touch[];
}

/** A DynamoDB engine that reports the consumed capacity of each call. */
export interface MeteredEngine {
	readonly endpoint: string;
	/** Every call since the last `take`. */
	take(): readonly TableCall[];
	stop(): void;
}

const METERED = new Set([
	...['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'],
	...['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'],
]);
const PASSED_ON = ['content-type', 'x-amz-target', 'authorization', 'x-amz-date', 'accept-encoding'];

async function readWhole(stream: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk);
	return Buffer.concat(chunks);
}

const callerOf = ({ headers }: IncomingMessage): string =>
	/Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

const operationOf = ({ headers }: IncomingMessage): string => String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
	Object.fromEntries(
		PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as const])),
	);

const parsed = (body: Buffer): Readonly<Record<string, unknown>> => JSON.parse(body.toString() || '{}');

/** Starts the engine of the tests behind a proxy that requests the capacity of each call (`ReturnConsumedCapacity`). */
export async function startMeteredEngine(): Promise<MeteredEngine> {
	const engine = await startEngine();
	let calls: TableCall[] = [];

	async function forward(incoming: IncomingMessage): Promise<Response> {
		const body = await readWhole(incoming);
		const operation = operationOf(incoming);
		const send = (whole: string): Promise<Response> =>
			fetch(engine.endpoint, { method: 'POST', headers: headersOf(incoming), body: whole });
		if (!METERED.has(operation)) return send(body.toString());
		const request = parsed(body);
		const answer = await send(JSON.stringify({ ...request, ReturnConsumedCapacity: 'INDEXES' }));
		const consumed = parsed(Buffer.from(await answer.clone().arrayBuffer())).ConsumedCapacity;
		calls.push({
			caller: callerOf(incoming),
			operation,
			touches: touchesOf(operation, request),
			...capacityIn(operation, consumed),
		});
		return answer;
	}

	const server = createServer((incoming, outgoing) => {
		forward(incoming).then(
			async (answer) => {
				const type = answer.headers.get('content-type') ?? 'application/x-amz-json-1.0';
				outgoing.writeHead(answer.status, { 'content-type': type });
				outgoing.end(Buffer.from(await answer.arrayBuffer()));
			},
			() => incoming.socket.destroy(),
		);
	});
	server.keepAliveTimeout = 60_000;
	return {
		endpoint: await listen(server),
		take() {
			const taken = calls;
			calls = [];
			return taken;
		},
		stop() {
			server.close();
			server.closeAllConnections();
			engine.stop();
		},
	};
}
