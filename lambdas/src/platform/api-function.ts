import type { Audience } from '@tulia/contracts/endpoint';
import { type EndpointNameOf, endpoints } from '@tulia/contracts/endpoints';
import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { accessFromEnvironment, type Identify } from './access.ts';
import { problem } from './answer.ts';
import { requireEnv } from './config.ts';
import type { Door, HttpHandler } from './http.ts';
import { log } from './log.ts';
import { refuse } from './result.ts';

/** Answer before Lambda cuts the function off, so that the caller hears a problem document and not a bare 500. */
const RESERVE_MS = 500;

export type ApiFunction = (event: APIGatewayProxyEventV2, context: Context) => Promise<Answer>;

/** The function of one audience: a route table. The mapped type makes a missing handler a compile error. */
export function apiFunction<A extends Audience>(
	audience: A,
	handlers: { readonly [N in EndpointNameOf<A>]: HttpHandler<N> },
	door: Door = doorFromEnvironment(audience),
): ApiFunction {
	const routes = new Map<string, HttpHandler>();
	for (const handler of Object.values<HttpHandler>(handlers)) {
		const { method, path } = endpoints[handler.endpointName];
		routes.set(`${method} ${path}`, handler);
	}
	return async (event, context) => {
		// The route API Gateway matched; the raw path is the visitor's text.
		const handler = routes.get(event.routeKey);
		if (!handler) return problem('not_found', event.requestContext.requestId);
		return beforeTheEnd(handler(event, door), event, context);
	};
}

async function beforeTheEnd(answer: Promise<Answer>, event: APIGatewayProxyEventV2, context: Context): Promise<Answer> {
	const { requestId } = event.requestContext;
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Answer>((resolve) => {
		timer = setTimeout(() => {
			log.warn('REQUEST_TIMED_OUT', { requestId, route: event.routeKey });
			resolve(problem('unavailable', requestId, { retryAfterSeconds: 2 }));
		}, context.getRemainingTimeInMillis() - RESERVE_MS);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A function whose endpoints are all public gets no key to check tokens with; it lets nobody in. */
function doorFromEnvironment(audience: Audience): Door {
	const guarded = Object.values(endpoints).some((one) => one.audience === audience && one.access !== 'public');
	const nobody: Identify = async () => refuse('forbidden');
	return { originSecret: requireEnv('ORIGIN_SECRET'), identify: guarded ? accessFromEnvironment() : nobody };
}
