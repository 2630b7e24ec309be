import type { HttpApi } from '../runtime/http-api.ts';
import type { Bucket } from '../services/s3-store.ts';
import { apiOrigin } from './api-origin.ts';
import { bucketOrigin } from './bucket-origin.ts';
import type { BehaviorPlan, DistributionPlan, HeaderRule, OriginPlan } from './distribution-plan.ts';
import { type EdgeRequest, type EdgeResponse, hasHeader, plainAnswer } from './edge-message.ts';
import { viewerFunction } from './viewer-function.ts';

export interface DistributionOptions {
	readonly plan: DistributionPlan;
	readonly bucketOf: (name: string) => Bucket | undefined;
	/** The API that answers at a domain. */
	readonly apiOf: (domain: string) => HttpApi | undefined;
}

type Serve = (request: EdgeRequest) => Promise<EdgeResponse>;

/** A CloudFront distribution: behaviours, viewer functions, origins, and the headers of its policies. */
export function distribution({ plan, bucketOf, apiOf }: DistributionOptions): Serve {
	function originOf(origin: OriginPlan, compress: boolean): Serve {
		if (origin.kind === 'bucket') {
			const bucket = bucketOf(origin.bucket);
			if (!bucket) throw new Error(`There is no bucket ${origin.bucket}.`);
			return bucketOrigin(bucket, compress);
		}
		const api = apiOf(origin.domain);
		if (!api) throw new Error(`There is no API at ${origin.domain}.`);
		return apiOrigin({ api, domain: origin.domain, originHeaders: origin.headers });
	}

	/** The root object stands in after the viewer function: that one still sees `/`. */
	const rooted =
		(serve: Serve): Serve =>
		(request) =>
			serve(
				request.path === '/' && plan.defaultRootObject ? { ...request, path: `/${plan.defaultRootObject}` } : request,
			);

	const behaviors = plan.behaviors.map((behavior) => ({
		matches: patternOf(behavior.pattern),
		serve: behaviorOf(behavior, rooted(originOf(behavior.origin, behavior.compress && behavior.cached))),
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
