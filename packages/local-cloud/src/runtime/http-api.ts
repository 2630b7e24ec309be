import { randomUUID } from 'node:crypto';
import type { Clock } from '../state/clock.ts';
import { decodeUri } from './decode-uri.ts';
import type { FunctionPool } from './function-pool.ts';
import {
	type ApiRequest,
	type ApiResponse,
	apiProblem,
	apiResponse,
	httpEvent,
	type RouteMatch,
} from './http-event.ts';

export interface RoutePlan {
	/** `GET /api/appointments/{ticketNumber}`, `ANY /x/{proxy+}`, `$default` */
	readonly routeKey: string;
	readonly functionArn: string;
}

export interface ApiPlan {
	readonly id: string;
	/** `<id>.execute-api.<region>.amazonaws.com` */
	readonly domain: string;
	readonly routes: readonly RoutePlan[];
}

export type HttpApi = (request: ApiRequest) => Promise<ApiResponse>;

const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_HEADER_BYTES = 10_240;
const MAX_ANSWER_BYTES = 6 * 1024 * 1024;
/** As on AWS; multiplied by the cloud's timeout factor. */
export const INTEGRATION_TIMEOUT_MS = 30_000;

export interface HttpApiOptions {
	readonly plan: ApiPlan;
	/** By ARN. */
	readonly pools: ReadonlyMap<string, Pick<FunctionPool, 'invoke'>>;
	readonly clock: Clock;
	/** Timeout of a function, after which the answer is a 503. */
	readonly timeoutMs: number;
}

interface Route {
	readonly plan: RoutePlan;
	readonly method: string;
	readonly segments: readonly string[];
}

const mayBeKept = ({ headers }: ApiResponse): boolean =>
	headers.some(([name, value]) => name === 'cache-control' && value.includes('max-age'));

const routeOf = (plan: RoutePlan): Route => {
	const [method = '', path = ''] = plan.routeKey.split(' ');
	return { plan, method, segments: path.split('/').slice(1) };
};

/** An API Gateway HTTP API: finds the route, calls its function, and enforces API Gateway's limits. */
export function httpApi({ plan, pools, clock, timeoutMs }: HttpApiOptions): HttpApi {
	const routes = plan.routes.map(routeOf);
	/**
	 * API Gateway adds `Date`, from which the browser reads the server's time, and the request id, by which the log is
	 * found. A cacheable answer gets real time from the edge server: a browser computes its age by this machine's clock.
	 */
	const withGatewayHeaders = (answer: ApiResponse, requestId: string): ApiResponse => ({
		...answer,
		headers: [
			...answer.headers,
			...(mayBeKept(answer) ? [] : [['date', clock.now().toUTCString()] as const]),
			['apigw-requestid', requestId],
		],
	});
	const answerTo = async (request: ApiRequest, requestId: string): Promise<ApiResponse> => {
		if (headerBytes(request) > MAX_HEADER_BYTES) return apiProblem(431, 'Request Header Fields Too Large');
		if (request.body.length > MAX_BODY_BYTES) return apiProblem(413, 'Request Entity Too Large');
		const found = findRoute(routes, request);
		const pool = found && pools.get(found.route.plan.functionArn);
		if (!found || !pool) return apiProblem(404, 'Not Found');
		const event = httpEvent(request, found.match, { apiId: plan.id, requestId, now: clock.now() });
		return invoke(pool, event, timeoutMs);
	};
	return async (request) => {
		const requestId = randomUUID();
		return withGatewayHeaders(await answerTo(request, requestId), requestId);
	};
}

async function invoke(pool: Pick<FunctionPool, 'invoke'>, event: object, timeoutMs: number): Promise<ApiResponse> {
	try {
		const payload = await within(timeoutMs, pool.invoke(event));
		if (payload === undefined) return apiProblem(503, 'Service Unavailable');
		if (payload.length > MAX_ANSWER_BYTES) return apiProblem(500, 'Internal Server Error');
		return apiResponse(payload);
	} catch {
		return apiProblem(500, 'Internal Server Error'); // the pool has logged the error
	}
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

const headerBytes = ({ method, path, query, headers }: ApiRequest): number =>
	Object.entries(headers).reduce(
		(sum, [name, value]) => sum + name.length + value.length + 4,
		method.length + path.length + query.length + 12,
	);

/** The most specific route wins: fixed segments before parameters, a greedy parameter and `$default` last. */
function findRoute(routes: readonly Route[], request: ApiRequest): { route: Route; match: RouteMatch } | undefined {
	const segments = request.path.split('/').slice(1);
	const matches = routes.flatMap((route) => {
		const parameters = matchRoute(route, request.method, segments);
		return parameters ? [{ route, match: { routeKey: route.plan.routeKey, parameters } }] : [];
	});
	return matches.sort((one, other) => routePrecedence(one.route) - routePrecedence(other.route))[0];
}

function routePrecedence({ plan, method, segments }: Route): number {
	if (plan.routeKey === '$default') return 1000;
	const parameters = segments.filter((segment) => segment.startsWith('{')).length;
	const greedy = segments.some((segment) => segment.endsWith('+}'));
	return parameters + (greedy ? 100 : 0) + (method === 'ANY' ? 0.5 : 0);
}

function matchRoute(
	{ plan, method, segments }: Route,
	asked: string,
	given: readonly string[],
): Readonly<Record<string, string>> | undefined {
	if (plan.routeKey === '$default') return {};
	if (method !== 'ANY' && method !== asked) return undefined;
	const greedy = segments.at(-1)?.endsWith('+}') ?? false;
	if (greedy ? given.length < segments.length : given.length !== segments.length) return undefined;
	const pairs = segments.map((segment, index) =>
		matchSegment(segment, segment.endsWith('+}') ? given.slice(index).join('/') : (given[index] ?? '')),
	);
	return pairs.includes(undefined) ? undefined : Object.fromEntries(pairs.flatMap((pair) => pair ?? []));
}

/** The parameter of a segment: empty for a fixed segment that is equal, undefined for a segment that does not match. */
function matchSegment(segment: string, value: string): readonly (readonly [string, string])[] | undefined {
	const name = /^\{(.+?)\+?\}$/.exec(segment)?.[1];
	if (name === undefined) return segment === value ? [] : undefined;
	return value === '' ? undefined : [[name, decodeUri(value)]];
}
