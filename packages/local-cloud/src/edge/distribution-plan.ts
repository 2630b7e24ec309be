import type { CachePlan } from './response-cache.ts';

/** A CloudFront distribution as the template describes it. */
export interface DistributionPlan {
	/** In the order in which they are tried; the last one matches everything. */
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
	/** How its answers are told apart and how long they are kept; the API's alone: files are always read afresh. */
	readonly cache: CachePlan | undefined;
	/** Whether the API receives the viewer's headers, cookies and query; otherwise the path alone. */
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

/** Two origins: where the first answers one of the statuses, the second answers instead. */
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
