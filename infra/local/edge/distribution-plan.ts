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
	/** Code of the viewer-request function. */
	readonly viewerFunction: string | undefined;
	readonly headers: readonly HeaderRule[];
}

export type OriginPlan =
	| { readonly kind: 'bucket'; readonly bucket: string }
	| { readonly kind: 'api'; readonly domain: string; readonly headers: Readonly<Record<string, string>> };

/** A header of the response headers policy. */
export interface HeaderRule {
	readonly name: string;
	readonly value: string;
	/** False: only where the origin sent none. */
	readonly override: boolean;
}
