import { type Audience, methodsOf } from '@tulia/contracts/endpoint';
import { endpointFacts } from '@tulia/contracts/endpoint-facts';
import type { EndpointName, Endpoints } from '@tulia/contracts/endpoints';
import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { requireEnv } from '../config.ts';
import { log } from '../log.ts';
import { onDemand } from '../on-demand.ts';
import type { Identify } from './access.ts';
import { countAnswer } from './answer-metrics.ts';
import type { HttpHandler, RequestGuard } from './http.ts';
import { originSecretsFromEnvironment } from './origin-secret.ts';
import { problem } from './response.ts';
import { refuse } from './result.ts';

type EndpointNameOf<A extends Audience> = {
	[N in EndpointName]: Endpoints[N]['audience'] extends A ? N : never;
}[EndpointName];

/** The function answers this long before Lambda's timeout, with a problem document instead of a bare 500. */
const RESERVE_MS = 500;

export type ApiFunction = (event: APIGatewayProxyEventV2, context: Context) => Promise<Answer>;

/** The function of one audience: a route table. The mapped type makes a missing handler a compile error. */
export function apiFunction<A extends Audience>(
	audience: A,
	handlers: { readonly [N in EndpointNameOf<A>]: HttpHandler<N> },
	guard: RequestGuard = requestGuardFromEnvironment(audience),
): ApiFunction {
	const routes = new Map<string, HttpHandler>();
	for (const handler of Object.values<HttpHandler>(handlers)) {
		const facts = endpointFacts[handler.endpointName];
		for (const method of methodsOf(facts)) routes.set(`${method} ${facts.path}`, handler);
	}
	return async (event, context) => {
		// The route that API Gateway matched; the raw path is untrusted.
		const handler = routes.get(event.routeKey);
		if (!handler) return problem('not_found', event.requestContext.requestId);
		const answer = await withDeadline(handler(event, guard), event, context);
		countAnswer(audience, handler.endpointName, answer.statusCode ?? 200);
		return event.routeKey.startsWith('HEAD ') ? { ...answer, body: '', isBase64Encoded: false } : answer;
	};
}

async function withDeadline(answer: Promise<Answer>, event: APIGatewayProxyEventV2, context: Context): Promise<Answer> {
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

/** A function with public endpoints only gets no key for tokens and accepts none. */
function requestGuardFromEnvironment(audience: Audience): RequestGuard {
	const guarded = Object.values(endpointFacts).some((one) => one.audience === audience && one.access !== 'public');
	const refuseEveryone: Identify = async () => refuse('forbidden');
	return { originSecrets: originSecretsFromEnvironment(), identify: guarded ? accessOnDemand() : refuseEveryone };
}

/** Loaded with the first request that needs it, so that public endpoints are answered without the keys of tokens. */
function accessOnDemand(): Identify {
	for (const name of ['SIGNING_KEY_ID', 'SITE_ORIGIN', 'TABLE_NAME']) requireEnv(name);
	return onDemand(async () => (await import('./access.ts')).accessFromEnvironment());
}
