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

/** What the contract lets the edge keep. */
const edgeCached = Object.values<Endpoint>(endpoints).filter(({ edgeCacheSeconds }) => edgeCacheSeconds !== undefined);
const edgeCachedPaths = edgeCached.map(({ path }) => path);
const edgeCachedParameters = [
	...new Set(
		edgeCached.flatMap(({ query }) => Object.keys((query as { properties?: object } | undefined)?.properties ?? {})),
	),
].sort();

/** When the bucket's answer is not a page: it has no such file, or it fails. */
const NO_PAGE = [403, 404, 500, 502, 503, 504];

/**
 * One origin for everything: pages and modules from the bucket, `/api/*` and the keys from the API. A page that the
 * bucket does not have is answered by `MissingPage`: an origin group changes the answers of its own behaviours only,
 * which custom error responses would not.
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
				// Before the rest of the API: the first pattern that matches decides.
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
				// Staff's pictures, under names made of their content. Missing ones are a bare 404, not a page.
				'/uploads/*': files,
				'/reset-password/*': resetPages,
			},
			// Never used for pages (the function maps them), but it keeps the bucket's listing from answering `/`.
			defaultRootObject: 'index.html',
			httpVersion: HttpVersion.HTTP2_AND_3,
			// Africa is in no cheaper class than all but South America and Oceania.
			priceClass: PriceClass.PRICE_CLASS_200,
			...this.addressOf(props.stage),
		});
	}

	/** Freshness is decided at release: every object carries its own Cache-Control, and the policy's minimum is zero. */
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
		// A reset link is a secret in the address: it must not travel in a Referer header.
		const noReferrer = securityHeaders(this, 'NoReferrerHeaders', this.stage, HeadersReferrerPolicy.NO_REFERRER);
		return { files, releases, pages, resetPages: { ...pages, responseHeadersPolicy: noReferrer } };
	}

	/** The API sees everything but the viewer's Host and is never cached here. */
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
	 * Free times: everybody who looks at the same day within a few seconds gets one answer. Only the parameters of the contract tell
	 * answers apart, so nothing else a visitor adds to the address makes another one. Its `after` names a moment that the answer must
	 * not be older than: whoever has just booked or cancelled sees it.
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

/** The API as an origin; it hears the secret that proves the way. */
const apiOrigin = ({ apiEndpoint, originSecret }: FrontDoorProps): HttpOrigin =>
	new HttpOrigin(Fn.select(2, Fn.split('/', apiEndpoint)), {
		protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
		customHeaders: { 'x-origin-secret': originSecret },
	});
