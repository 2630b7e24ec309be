import type { HttpApi } from '../runtime/http-api.ts';
import type { Bucket } from '../services/s3/bucket-store.ts';
import { apiOrigin } from './api-origin.ts';
import { bucketOrigin } from './bucket-origin.ts';
import { compressedFor } from './compression.ts';
import type { BehaviorPlan, OriginGroup, SingleOrigin } from './distribution-plan.ts';
import type { Serve } from './edge-message.ts';

export interface Backends {
	readonly bucketOf: (name: string) => Bucket | undefined;
	/** The API of a domain. */
	readonly apiOf: (domain: string) => HttpApi | undefined;
}

/** The origin or origin group of a behaviour. */
export const originOf = (behavior: BehaviorPlan, backends: Backends): Serve =>
	behavior.origin.kind === 'group'
		? groupOf(behavior.origin, behavior, backends)
		: singleOrigin(behavior.origin, behavior, backends);

/**
 * CloudFront requests the same address from the second origin when the first origin answers with one of these statuses.
 */
function groupOf({ primary, fallback, statuses }: OriginGroup, behavior: BehaviorPlan, backends: Backends): Serve {
	const first = singleOrigin(primary, behavior, backends);
	const second = singleOrigin(fallback, behavior, backends);
	return async (request) => {
		const answer = await first(request);
		return statuses.includes(answer.status) ? second(request) : answer;
	};
}

function singleOrigin(origin: SingleOrigin, behavior: BehaviorPlan, { bucketOf, apiOf }: Backends): Serve {
	const compresses = behavior.compress && behavior.cached;
	if (origin.kind === 'bucket') {
		const bucket = bucketOf(origin.bucket);
		if (!bucket) throw new Error(`There is no bucket ${origin.bucket}.`);
		return bucketOrigin(bucket, compresses);
	}
	const { domain, headers: originHeaders } = origin;
	const api = apiOf(domain);
	if (!api) throw new Error(`There is no API at ${domain}.`);
	const serve = apiOrigin({ api, domain, originHeaders, forwardsViewer: behavior.forwardsViewer });
	return compresses ? async (request) => compressedFor(request, await serve(request)) : serve;
}
