import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from './faults.ts';
import { listen } from './listen.ts';
import { type AwsRequest, type AwsResponse, type AwsService, escapeXml, json, xml } from './wire.ts';

/** The one loopback port on which every AWS service answers. */
export interface AwsEndpoint {
	readonly url: string;
	/** Registers a service; before that it is answered 503. */
	serve(service: string, run: AwsService): void;
	close(): Promise<void>;
}

/** Services are identified by the credential scope of the request's signature: `…/<region>/<service>/aws4_request`. */
const scope = /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\//;
/** The SDK signs SES v1 as `ses` or `email`. */
const aliases: Readonly<Record<string, string>> = { email: 'ses' };

export async function openAwsEndpoint(faults: Faults): Promise<AwsEndpoint> {
	const services = new Map<string, AwsService>();

	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const request = await readRequest(incoming);
		const struck = faults.take(request.service, request.operation);
		const run = () => (services.get(request.service) ?? unavailable)(request);
		const response = struck.length === 0 ? await run() : await runWith(request.service, struck, run);
		if (response === 'dropped') {
			incoming.socket.destroy();
			return;
		}
		outgoing.writeHead(response.status, response.headers);
		outgoing.end(response.body);
	}

	const server = createServer((incoming, outgoing) => {
		answer(incoming, outgoing).catch((error: unknown) => {
			if (!incoming.destroyed) console.error(error);
			// The engine died during the call, so its outcome is unknown, as after a broken connection.
			incoming.socket.destroy();
		});
	});
	server.keepAliveTimeout = 60_000;
	const url = await listen(server);
	return {
		url,
		serve: (service, run) => void services.set(service, run),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

const unavailable: AwsService = async ({ service }) =>
	json(
		{ __type: 'ServiceUnavailable', message: `The local cloud does not serve ${service || 'unsigned requests'}.` },
		503,
	);

/** Performs the call with the injected faults. */
async function runWith(
	service: string,
	faults: readonly Fault[],
	run: () => Promise<AwsResponse>,
): Promise<AwsResponse | 'dropped'> {
	const of = (kind: Fault['kind']) => faults.find((fault) => fault.kind === kind);
	await sleep(of('delay')?.delayMs ?? 0);
	if (of('drop_before')) return 'dropped';
	const error = of('error')?.error;
	if (error) return errorResponse(service, error);
	if (of('duplicate')) await run();
	const response = await run();
	return of('drop_after') ? 'dropped' : response;
}

const speaksXml = new Set(['s3', 'ses', 'sns']);

/** In the form of the service's protocol. */
function errorResponse(
	service: string,
	{ code, message = 'Injected', status = 400, extra }: NonNullable<Fault['error']>,
): AwsResponse {
	if (speaksXml.has(service)) {
		const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
		return xml(service === 's3' ? error : `<ErrorResponse>${error}</ErrorResponse>`, status);
	}
	const { headers, ...answer } = json({ __type: code, message, Message: message, ...extra }, status);
	return { ...answer, headers: { ...headers, 'x-amzn-errortype': code } };
}

async function readRequest(incoming: IncomingMessage): Promise<AwsRequest> {
	const chunks: Buffer[] = [];
	for await (const chunk of incoming) chunks.push(chunk);
	const body = Buffer.concat(chunks);
	const { headers, method = 'GET' } = incoming;
	const [, caller = '', signed = ''] = scope.exec(headers.authorization ?? '') ?? [];
	const url = new URL(incoming.url ?? '/', 'http://aws.local');
	const service = aliases[signed] ?? signed;
	const operation = operationOf({ headers, method, url, service, body });
	return { service, caller, operation, method, url, headers, body };
}

/** The operation's name, for faults: from the target header, the form's action, or the path of a REST request. */
function operationOf({ headers, method, url, service, body }: Omit<AwsRequest, 'operation' | 'caller'>): string {
	const target = headers['x-amz-target'];
	if (typeof target === 'string') return target.slice(target.indexOf('.') + 1);
	if (service === 'ses' || service === 'sns') return /(?:^|&)Action=(\w+)/.exec(body.toString('latin1'))?.[1] ?? '';
	return restOperations[service]?.(method, url) ?? '';
}

const schedulerVerbs: Readonly<Record<string, string>> = {
	POST: 'Create',
	PUT: 'Update',
	DELETE: 'Delete',
	GET: 'Get',
};
const objectVerbs: Readonly<Record<string, string>> = {
	PUT: 'PutObject',
	GET: 'GetObject',
	HEAD: 'HeadObject',
	DELETE: 'DeleteObject',
};

const restOperations: Readonly<Record<string, (method: string, url: URL) => string>> = {
	lambda: () => 'Invoke',
	scheduler: (method, { pathname }) =>
		pathname === '/schedules' ? 'ListSchedules' : `${schedulerVerbs[method] ?? ''}Schedule`,
	s3(method, { pathname, searchParams }) {
		if (searchParams.has('list-type')) return 'ListObjectsV2';
		return pathname.split('/').length > 2 ? (objectVerbs[method] ?? '') : 'DeleteObjects';
	},
};
