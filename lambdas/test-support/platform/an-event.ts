import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

export const ORIGIN_SECRET = 'the-way-through-the-edge';

export interface EventParts {
	readonly route?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	/** An object is sent as JSON, text unchanged. */
	readonly body?: unknown;
}

/** An event as API Gateway sends it (payload 2.0) for a request that came through CloudFront. */
export function anEvent({
	route = 'GET /api/services',
	headers,
	params,
	query,
	body,
}: EventParts = {}): APIGatewayProxyEventV2 {
	const [method = '', path = ''] = route.split(' ');
	return {
		version: '2.0',
		routeKey: route,
		rawPath: path,
		rawQueryString: '',
		headers: {
			'x-origin-secret': ORIGIN_SECRET,
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...headers,
		},
		...(params ? { pathParameters: { ...params } } : {}),
		...(query ? { queryStringParameters: { ...query } } : {}),
		...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		isBase64Encoded: false,
		requestContext: {
			accountId: '000000000000',
			apiId: 'api',
			domainName: 'api.example',
			domainPrefix: 'api',
			http: { method, path, protocol: 'HTTP/1.1', sourceIp: '130.176.1.1', userAgent: 'test' },
			requestId: 'request-1',
			routeKey: route,
			stage: '$default',
			time: '24/Nov/2026:06:00:00 +0000',
			timeEpoch: 1795500000000,
		},
	};
}

/** A Lambda context with `remaining` milliseconds left. */
export const aContext = (remaining = 10_000): Context => ({
	callbackWaitsForEmptyEventLoop: false,
	functionName: 'tulia-test',
	functionVersion: '1',
	invokedFunctionArn: 'arn:aws:lambda:af-south-1:000000000000:function:tulia-test',
	memoryLimitInMB: '512',
	awsRequestId: 'invocation-1',
	logGroupName: 'group',
	logStreamName: 'stream',
	getRemainingTimeInMillis: () => remaining,
	done: () => undefined,
	fail: () => undefined,
	succeed: () => undefined,
});
