import { decodeUri } from './decode-uri.ts';

/** A request to the API, with its whole body. */
export interface ApiRequest {
	readonly method: string;
	/** As sent, encoded, without the query. */
	readonly path: string;
	/** Without the question mark. */
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
	/** The address of the API's caller: the edge, not the viewer. */
	readonly sourceIp: string;
}

export interface ApiResponse {
	readonly status: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly body: Buffer;
}

export interface RouteMatch {
	readonly routeKey: string;
	readonly parameters: Readonly<Record<string, string>>;
}

const textTypes = /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded|[\w.+-]*\+(?:json|xml)))/i;

export interface EventContext {
	readonly apiId: string;
	/** API Gateway's request id. */
	readonly requestId: string;
	readonly now: Date;
}

/** The event of an HTTP API, payload format 2.0. */
export function httpEvent(
	request: ApiRequest,
	{ routeKey, parameters }: RouteMatch,
	{ apiId, requestId, now }: EventContext,
): object {
	const { cookie, ...headers } = request.headers;
	const query = queryParameters(request.query);
	const isText = textTypes.test(headers['content-type'] ?? 'text/plain');
	return {
		version: '2.0',
		routeKey,
		rawPath: decodeUri(request.path),
		rawQueryString: request.query,
		...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
		headers,
		...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
		requestContext: {
			accountId: '000000000000',
			apiId,
			domainName: headers.host ?? '',
			domainPrefix: apiId,
			http: {
				method: request.method,
				path: decodeUri(request.path),
				protocol: 'HTTP/1.1',
				sourceIp: request.sourceIp,
				userAgent: headers['user-agent'] ?? '',
			},
			requestId,
			routeKey,
			stage: '$default',
			time: now.toUTCString(),
			timeEpoch: now.getTime(),
		},
		...(Object.keys(parameters).length > 0 ? { pathParameters: parameters } : {}),
		...(request.body.length > 0 ? { body: request.body.toString(isText ? 'utf8' : 'base64') } : {}),
		isBase64Encoded: request.body.length > 0 && !isText,
	};
}

/** Repeated names are joined by commas. */
function queryParameters(query: string): Readonly<Record<string, string>> {
	const values: Record<string, string> = {};
	for (const [name, value] of new URLSearchParams(query)) {
		values[name] = name in values ? `${values[name]},${value}` : value;
	}
	return values;
}

interface ProxyResult {
	readonly statusCode?: number;
	readonly headers?: Readonly<Record<string, string | number | boolean>>;
	readonly cookies?: readonly string[];
	readonly body?: string;
	readonly isBase64Encoded?: boolean;
}

/** The API's answer from a function's result: one without `statusCode` is the body of a 200. */
export function apiResponse(payload: string): ApiResponse {
	const answer: ProxyResult | null = JSON.parse(payload);
	if (answer === null || typeof answer !== 'object' || answer.statusCode === undefined) {
		return { status: 200, headers: [['content-type', 'application/json']], body: Buffer.from(payload) };
	}
	const headers = Object.entries(answer.headers ?? {}).map(
		([name, value]) => [name.toLowerCase(), String(value)] as const,
	);
	const cookies = (answer.cookies ?? []).map((cookie) => ['set-cookie', cookie] as const);
	const typed = headers.some(([name]) => name === 'content-type');
	return {
		status: answer.statusCode,
		headers: [...(typed ? [] : [['content-type', 'text/plain;charset=utf-8'] as const]), ...headers, ...cookies],
		body: Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'),
	};
}

/** API Gateway's own answers. */
export const apiProblem = (status: number, message: string): ApiResponse => ({
	status,
	headers: [['content-type', 'application/json']],
	body: Buffer.from(JSON.stringify({ message })),
});
