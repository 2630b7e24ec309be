import type { BehaviorPlan, DistributionPlan, HeaderRule } from './distribution-plan.ts';
import { type EdgeRequest, type EdgeResponse, hasHeader, plainAnswer, type Serve } from './edge-message.ts';
import { type Backends, originOf } from './origins.ts';
import { type CacheTime, responseCache } from './response-cache.ts';
import { viewerFunction } from './viewer-function.ts';
import { viewerResponseFunction } from './viewer-response-function.ts';

export interface DistributionOptions extends Backends, CacheTime {
	readonly plan: DistributionPlan;
}

/** A CloudFront distribution: behaviours, viewer functions, origins, and the headers of its policies. */
export function distribution({ plan, now, generation, ...backends }: DistributionOptions): Serve {
	/** The root object replaces `/` after the viewer function, which still sees `/`. */
	const rooted =
		(serve: Serve): Serve =>
		(request) =>
			serve(
				request.path === '/' && plan.defaultRootObject ? { ...request, path: `/${plan.defaultRootObject}` } : request,
			);

	const cached = ({ cache }: BehaviorPlan, serve: Serve): Serve =>
		cache ? responseCache(cache, serve, { now, generation }) : serve;

	const behaviors = plan.behaviors.map((behavior) => ({
		matches: patternOf(behavior.pattern),
		serve: behaviorOf(behavior, rooted(cached(behavior, originOf(behavior, backends)))),
	}));

	return (request) => {
		const behavior = behaviors.find(({ matches }) => matches.test(request.path));
		return behavior ? behavior.serve(request) : Promise.resolve(plainAnswer(404, 'Not found'));
	};
}

/** `*` is any number of characters, `?` is one; a leading slash is optional. */
function patternOf(pattern: string): RegExp {
	const body = pattern
		.replace(/^\//, '')
		.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
		.replaceAll('*', '.*')
		.replaceAll('?', '.');
	return new RegExp(`^/${body}$`, 's');
}

const unchanged = (response: EdgeResponse): EdgeResponse => response;

function behaviorOf(plan: BehaviorPlan, origin: Serve): Serve {
	const { methods, viewerRequestFunction, viewerResponseFunction: responseCode, headers } = plan;
	const onRequest = viewerRequestFunction === undefined ? undefined : viewerFunction(viewerRequestFunction);
	const onResponse = responseCode === undefined ? unchanged : viewerResponseFunction(responseCode);

	async function answer(request: EdgeRequest): Promise<EdgeResponse> {
		if (!methods.includes(request.method)) {
			return plainAnswer(403, 'This distribution is not configured to allow the HTTP request method.');
		}
		const { method, path, query } = request;
		const decision = onRequest?.({ method, uri: path, query, headers: request.headers }, request.viewerIp);
		if (!decision) return origin(request);
		if (decision.kind === 'forward') return origin({ ...request, path: decision.uri, query: decision.query });
		return { status: decision.status, headers: Object.entries(decision.headers), body: Buffer.from(decision.body) };
	}

	return async (request) => onResponse(withHeaders(await answer(request), headers));
}

/** Every answer has the policy's headers, including errors and the edge's own refusals. */
function withHeaders(response: EdgeResponse, rules: readonly HeaderRule[]): EdgeResponse {
	const applied = rules.filter(({ name, override }) => override || !hasHeader(response, name));
	const names = new Set(applied.map(({ name }) => name));
	const otherHeaders = response.headers.filter(([name]) => !names.has(name));
	return { ...response, headers: [...otherHeaders, ...applied.map(({ name, value }) => [name, value] as const)] };
}
