import type { Endpoint } from '@tulia/contracts/endpoint';
import { endpoints } from '@tulia/contracts/endpoints';
import { getJwks } from '@tulia/contracts/identity/endpoints';
import { unsubscribe } from '@tulia/contracts/newsletter/endpoints';
import { Duration, Fn } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
	AccessLevel,
	AllowedMethods,
	type BehaviorOptions,
	CachePolicy,
	CacheQueryStringBehavior,
	Distribution,
	FunctionEventType,
	HeadersReferrerPolicy,
	HttpVersion,
	OriginProtocolPolicy,
	OriginRequestPolicy,
	PriceClass,
	SecurityPolicyProtocol,
	ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { inlinePolicyFunction } from './inline-policy.ts';
import { pageAddressFunction } from './page-address.ts';
import { precompressedFilesFunction } from './precompressed-files.ts';
import { securityHeaders } from './security-headers.ts';
import { unsubscribePageFunction } from './unsubscribe-page.ts';

export interface FrontDoorProps {
	readonly stage: Stage;
	readonly bucket: Bucket;
	/** The API's own address, `https://….execute-api.…`. */
	readonly apiEndpoint: string;
	readonly originSecret: string;
}

/** Endpoints whose responses the contract allows to be cached at the edge. */
const edgeCached = Object.values<Endpoint>(endpoints).filter(({ edgeCacheSeconds }) => edgeCacheSeconds !== undefined);
const edgeCachedPaths = edgeCached.map(({ path }) => path);
const edgeCachedParameters = [
	...new Set(
		edgeCached.flatMap(({ query }) => Object.keys((query as { properties?: object } | undefined)?.properties ?? {})),
	),
].sort();

/** Status codes of the bucket without a page: missing file or failure. */
const NO_PAGE = [403, 404, 500, 502, 503, 504];

/**
 * One origin for the browser: pages and modules from the bucket, `/api/*` and the public keys from the API.
 * `MissingPage` answers for pages that are not in the bucket, by an origin group: unlike custom error responses, it
 * affects its own behaviours only.
 */
export class FrontDoor extends Construct {
	readonly distribution: Distribution;
	private readonly stage: Stage;
	private freeTimes: CachePolicy | undefined;

	constructor(scope: Construct, id: string, props: FrontDoorProps) {
		super(scope, id);
		this.stage = props.stage;
		const origin = apiOrigin(props);
		const { pages, files, releases, resetPages } = this.siteBehaviors(props.bucket, origin);
		const api = this.apiBehavior(origin);
		this.distribution = new Distribution(this, 'Distribution', {
			comment: 'Tulia: site and API on one origin',
			defaultBehavior: pages,
			additionalBehaviors: {
				// Before the rest of the API, because the first matching pattern applies.
				[unsubscribe.path]: {
					...api,
					functionAssociations: [
						{ function: unsubscribePageFunction(this), eventType: FunctionEventType.VIEWER_REQUEST },
					],
				},
				...Object.fromEntries(edgeCachedPaths.map((path) => [path, this.freeTimesBehavior(api)])),
				'/api/*': api,
				[getJwks.path]: api,
				'/shell/*': releases,
				'/mfe/*': releases,
				// Pictures of staff, named by digest. A missing one is a bare 404, not a page.
				'/uploads/*': files,
				'/reset-password/*': resetPages,
			},
			// Not used for pages, which the edge function maps, but prevents `/` from listing the bucket.
			defaultRootObject: 'index.html',
			httpVersion: HttpVersion.HTTP2_AND_3,
			// The cheapest class that includes Africa; it lacks South America and Oceania only.
			priceClass: PriceClass.PRICE_CLASS_200,
			...this.addressOf(props.stage),
		});
	}

	/** Caching is decided at release: every object has its own Cache-Control, and the policy's minimum is zero. */
	private siteBehaviors(
		bucket: Bucket,
		fallbackOrigin: HttpOrigin,
	): Record<'pages' | 'files' | 'releases' | 'resetPages', BehaviorOptions> {
		// LIST makes a missing file a 404; without it S3 answers 403.
		const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
			originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
		});
		const files = {
			origin,
			viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
			cachePolicy: CachePolicy.CACHING_OPTIMIZED,
			responseHeadersPolicy: securityHeaders(this, 'SecurityHeaders', this.stage),
			compress: true,
		};
		const releases = {
			...files,
			functionAssociations: [
				{ function: precompressedFilesFunction(this), eventType: FunctionEventType.VIEWER_REQUEST },
			],
		};
		const pages = {
			...files,
			origin: new OriginGroup({ primaryOrigin: origin, fallbackOrigin, fallbackStatusCodes: NO_PAGE }),
			functionAssociations: [
				{ function: pageAddressFunction(this), eventType: FunctionEventType.VIEWER_REQUEST },
				{ function: inlinePolicyFunction(this), eventType: FunctionEventType.VIEWER_RESPONSE },
			],
		};
		// A reset link contains a secret, which must not be sent in a Referer header.
		const noReferrer = securityHeaders(this, 'NoReferrerHeaders', this.stage, HeadersReferrerPolicy.NO_REFERRER);
		return { files, releases, pages, resetPages: { ...pages, responseHeadersPolicy: noReferrer } };
	}

	/** Forwards everything but the viewer's Host to the API, and is never cached. */
	private apiBehavior(origin: HttpOrigin): BehaviorOptions {
		return {
			origin,
			viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
			allowedMethods: AllowedMethods.ALLOW_ALL,
			cachePolicy: CachePolicy.CACHING_DISABLED,
			originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
			responseHeadersPolicy: securityHeaders(this, 'ApiHeaders', this.stage),
		};
	}

	/**
	 * Caches free times for a few seconds for everybody. The cache key has only the parameters of the contract, so that
	 * other ones do not bypass the cache. `after` is the earliest time of an acceptable response, which gives
	 * read-your-writes after booking or cancelling.
	 */
	private freeTimesBehavior(api: BehaviorOptions): BehaviorOptions {
		this.freeTimes ??= new CachePolicy(this, 'FreeTimes', {
			comment: 'Free times, for the seconds their answer says',
			minTtl: Duration.seconds(0),
			defaultTtl: Duration.seconds(0),
			maxTtl: Duration.seconds(10),
			queryStringBehavior: CacheQueryStringBehavior.allowList(...edgeCachedParameters),
			enableAcceptEncodingGzip: true,
			enableAcceptEncodingBrotli: true,
		});
		return { ...api, cachePolicy: this.freeTimes, compress: true };
	}

	private addressOf({ domainName, certificateArn, webAclArn }: Stage) {
		return {
			...(webAclArn === 'none' ? {} : { webAclId: webAclArn }),
			...(certificateArn === 'none'
				? {}
				: {
						domainNames: [domainName],
						certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
						minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
					}),
		};
	}
}

/** The API as an origin, with the secret that proves that a request came through CloudFront. */
const apiOrigin = ({ apiEndpoint, originSecret }: FrontDoorProps): HttpOrigin =>
	new HttpOrigin(Fn.select(2, Fn.split('/', apiEndpoint)), {
		protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
		customHeaders: { 'x-origin-secret': originSecret },
	});
