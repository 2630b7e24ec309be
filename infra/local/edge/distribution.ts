import { answerCache, type CacheTime } from './answer-cache.ts';
import type { BehaviorPlan, DistributionPlan, HeaderRule } from './distribution-plan.ts';
import { type EdgeRequest, type EdgeResponse, hasHeader, plainAnswer } from './edge-message.ts';
import { type Backends, originOf, type Serve } from './origins.ts';
import { viewerFunction } from './viewer-function.ts';

export interface DistributionOptions extends Backends, CacheTime {
	readonly plan: DistributionPlan;
}

/** A CloudFront distribution: behaviours, viewer functions, origins, and the headers of its policies. */
export function distribution({ plan, now, generation, ...backends }: DistributionOptions): Serve {
	/** The root object stands in after the viewer function: that one still sees `/`. */
	const rooted =
		(serve: Serve): Serve =>
		(request) =>
			serve(
				request.path === '/' && plan.defaultRootObject ? { ...request, path: `/${plan.defaultRootObject}` } : request,
			);

	const cached = ({ cache }: BehaviorPlan, serve: Serve): Serve =>
		cache ? answerCache(cache, serve, { now, generation }) : serve;

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

function behaviorOf({ methods, viewerFunction: code, headers }: BehaviorPlan, origin: Serve): Serve {
	const decide = code === undefined ? undefined : viewerFunction(code);

	async function answer(request: EdgeRequest): Promise<EdgeResponse> {
		if (!methods.includes(request.method)) {
			return plainAnswer(403, 'This distribution is not configured to allow the HTTP request method.');
		}
		const { method, path, query } = request;
		const verdict = decide?.({ method, uri: path, query, headers: request.headers }, request.viewerIp);
		if (!verdict) return origin(request);
		if (verdict.kind === 'forward') return origin({ ...request, path: verdict.uri, query: verdict.query });
		return { status: verdict.status, headers: Object.entries(verdict.headers), body: Buffer.from(verdict.body) };
	}

	return async (request) => withHeaders(await answer(request), headers);
}

/** Every answer carries the policy's headers, errors and the edge's own refusals too. */
function withHeaders(response: EdgeResponse, rules: readonly HeaderRule[]): EdgeResponse {
	const applied = rules.filter(({ name, override }) => override || !hasHeader(response, name));
	const names = new Set(applied.map(({ name }) => name));
	const kept = response.headers.filter(([name]) => !names.has(name));
	return { ...response, headers: [...kept, ...applied.map(({ name, value }) => [name, value] as const)] };
}
