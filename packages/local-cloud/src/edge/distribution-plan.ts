import type { CachePlan } from './response-cache.ts';

/** A CloudFront distribution as the template describes it. */
export interface DistributionPlan {
	/** In order of precedence; the last one matches everything. */
	readonly behaviors: readonly BehaviorPlan[];
	readonly defaultRootObject: string | undefined;
}

export interface BehaviorPlan {
	readonly pattern: string;
	readonly methods: readonly string[];
	readonly origin: OriginPlan;
	readonly compress: boolean;
	/** False: every request goes to the origin. */
	readonly cached: boolean;
	/** The cache key and the lifetime of its answers; for the API only: files are always read again. */
	readonly cache: CachePlan | undefined;
	/** Whether the API receives the viewer's headers, cookies and query; otherwise only the path. */
	readonly forwardsViewer: boolean;
	/** Code of the viewer-request function. */
	readonly viewerRequestFunction: string | undefined;
	/** Code of the viewer-response function. */
	readonly viewerResponseFunction: string | undefined;
	readonly headers: readonly HeaderRule[];
}

export type OriginPlan = SingleOrigin | OriginGroup;

export type SingleOrigin =
	| { readonly kind: 'bucket'; readonly bucket: string }
	| { readonly kind: 'api'; readonly domain: string; readonly headers: Readonly<Record<string, string>> };

/** An origin group: where the first origin answers one of the statuses, the second answers instead. */
export interface OriginGroup {
	readonly kind: 'group';
	readonly primary: SingleOrigin;
	readonly fallback: SingleOrigin;
	readonly statuses: readonly number[];
}

/** A header of the response headers policy. */
export interface HeaderRule {
	readonly name: string;
	readonly value: string;
	/** False: only where the origin sent none. */
	readonly override: boolean;
}
