import type {
	BehaviorPlan,
	DistributionPlan,
	HeaderRule,
	OriginGroup,
	OriginPlan,
	SingleOrigin,
} from '../edge/distribution-plan.ts';
import type { CachePlan } from '../edge/response-cache.ts';
import {
	allowOnly,
	flagOf,
	type JsonObject,
	listOf,
	numberOf,
	objectOf,
	objectsOf,
	optionalObjectOf,
	optionalTextOf,
	textOf,
	textsOf,
} from '../template/json.ts';
import { headerRulesOf } from './header-rules.ts';
import type { ResourceReader } from './reader.ts';

/** AWS's managed cache policies, by whether they cache. */
const cachePolicies: Readonly<Record<string, boolean>> = {
	'658327ea-f89d-4fab-a63d-7e88639e58f6': true, // CachingOptimized
	'4135ea2d-6df8-44a3-9df3-4b5a84be39ad': false, // CachingDisabled
};
/** The managed origin request policy that forwards everything but Host, as the local API origin does. */
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behaviorProperties = [
	...['AllowedMethods', 'CachePolicyId', 'CachedMethods', 'Compress', 'FunctionAssociations', 'OriginRequestPolicyId'],
	...['PathPattern', 'ResponseHeadersPolicyId', 'TargetOriginId', 'ViewerProtocolPolicy'],
];
const configProperties = [
	...['Aliases', 'CacheBehaviors', 'Comment', 'DefaultCacheBehavior', 'DefaultRootObject', 'Enabled', 'HttpVersion'],
	...['IPV6Enabled', 'Logging', 'OriginGroups', 'Origins', 'PriceClass', 'ViewerCertificate', 'WebACLId'],
];

interface Parts {
	readonly origins: ReadonlyMap<string, OriginPlan>;
	/** Code by the function's ARN. */
	readonly functions: ReadonlyMap<string, string>;
	/** By the policy's id. */
	readonly headers: ReadonlyMap<string, readonly HeaderRule[]>;
	/** The template's own cache policies by id. */
	readonly caches: ReadonlyMap<string, CachePlan>;
}

export function distributionOf(each: ResourceReader): readonly DistributionPlan[] {
	const functions = new Map(
		each('CloudFront::Function', ({ identity, properties }) => [identity.ref, textOf(properties, 'FunctionCode')]),
	);
	const headers = new Map(
		each('CloudFront::ResponseHeadersPolicy', ({ identity, properties }) => [
			identity.ref,
			headerRulesOf(objectOf(properties, 'ResponseHeadersPolicyConfig')),
		]),
	);
	const caches = new Map(
		each('CloudFront::CachePolicy', ({ identity, properties }) => [
			identity.ref,
			cachePlanOf(objectOf(properties, 'CachePolicyConfig')),
		]),
	);
	return each('CloudFront::Distribution', ({ properties }) => {
		const config = objectOf(properties, 'DistributionConfig');
		allowOnly(config, configProperties);
		const parts = { origins: originsOf(config), functions, headers, caches };
		return {
			behaviors: [
				...objectsOf(config, 'CacheBehaviors').map((behavior) => behaviorOf(behavior, parts)),
				behaviorOf({ ...objectOf(config, 'DefaultCacheBehavior'), PathPattern: '*' }, parts),
			],
			defaultRootObject: optionalTextOf(config, 'DefaultRootObject'),
		};
	});
}

/** A policy with listed query parameters, for answers that declare their own lifetime. */
function cachePlanOf(config: JsonObject): CachePlan {
	allowOnly(config, ['Comment', 'DefaultTTL', 'MaxTTL', 'MinTTL', 'Name', 'ParametersInCacheKeyAndForwardedToOrigin']);
	const key = objectOf(config, 'ParametersInCacheKeyAndForwardedToOrigin');
	const query = objectOf(key, 'QueryStringsConfig');
	const isKnown =
		numberOf(config, 'MinTTL') === 0 &&
		numberOf(config, 'DefaultTTL') === 0 &&
		textOf(objectOf(key, 'CookiesConfig'), 'CookieBehavior') === 'none' &&
		textOf(objectOf(key, 'HeadersConfig'), 'HeaderBehavior') === 'none' &&
		textOf(query, 'QueryStringBehavior') === 'whitelist';
	if (!isKnown) throw new Error('The local cloud knows cache policies by listed query parameters only.');
	return { query: textsOf(query, 'QueryStrings'), maxSeconds: numberOf(config, 'MaxTTL') ?? 0 };
}

/** Origins and origin groups by id: a behaviour may name either. */
function originsOf(config: JsonObject): ReadonlyMap<string, OriginPlan> {
	const singles = new Map(objectsOf(config, 'Origins').map((origin) => [textOf(origin, 'Id'), originOf(origin)]));
	const groups = objectsOf(optionalObjectOf(config, 'OriginGroups') ?? {}, 'Items');
	return new Map<string, OriginPlan>([
		...singles,
		...groups.map((group) => [textOf(group, 'Id'), groupOf(group, singles)] as const),
	]);
}

function groupOf(group: JsonObject, singles: ReadonlyMap<string, SingleOrigin>): OriginGroup {
	allowOnly(group, ['Id', 'FailoverCriteria', 'Members']);
	const [primary, fallback, ...others] = objectsOf(objectOf(group, 'Members'), 'Items').map((member) =>
		singles.get(textOf(member, 'OriginId')),
	);
	if (!primary || !fallback || others.length > 0)
		throw new Error(`The origin group ${textOf(group, 'Id')} must have two members, both of them origins.`);
	const statuses = listOf(objectOf(objectOf(group, 'FailoverCriteria'), 'StatusCodes'), 'Items').map(Number);
	return { kind: 'group', primary, fallback, statuses };
}

function originOf(origin: JsonObject): SingleOrigin {
	const domain = textOf(origin, 'DomainName');
	const bucket = /^(.+)\.s3\.[^.]+\.amazonaws\.com$/.exec(domain)?.[1];
	if (bucket) return { kind: 'bucket', bucket };
	if ((numberOf(origin, 'ConnectionAttempts') ?? 3) !== 3) throw new Error('ConnectionAttempts is not known here.');
	const headers = objectsOf(origin, 'OriginCustomHeaders').map(
		(header) => [textOf(header, 'HeaderName').toLowerCase(), textOf(header, 'HeaderValue')] as const,
	);
	return { kind: 'api', domain, headers: Object.fromEntries(headers) };
}

function behaviorOf(behavior: JsonObject, { origins, functions, headers, caches }: Parts): BehaviorPlan {
	allowOnly(behavior, behaviorProperties);
	const pattern = textOf(behavior, 'PathPattern');
	const target = textOf(behavior, 'TargetOriginId');
	const origin = origins.get(target);
	if (!origin) throw new Error(`The behaviour ${pattern} has no origin ${target}.`);
	const policy = textOf(behavior, 'CachePolicyId');
	const cache = caches.get(policy);
	const cached = cache !== undefined || cachePolicies[policy];
	if (cached === undefined) throw new Error(`The behaviour ${pattern} has a cache policy that is not known here.`);
	const requestPolicy = optionalTextOf(behavior, 'OriginRequestPolicyId');
	if (requestPolicy !== undefined && requestPolicy !== ALL_VIEWER_EXCEPT_HOST) {
		throw new Error(`The behaviour ${pattern} has an origin request policy that is not known here.`);
	}
	const headersPolicy = optionalTextOf(behavior, 'ResponseHeadersPolicyId');
	const methods = textsOf(behavior, 'AllowedMethods');
	if (origin.kind === 'group' && methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method)))
		throw new Error(`The behaviour ${pattern} has an origin group, which CloudFront allows for reading only.`);
	return {
		pattern,
		methods: methods.length > 0 ? methods : ['GET', 'HEAD'],
		origin,
		compress: flagOf(behavior, 'Compress'),
		cached,
		cache,
		forwardsViewer: requestPolicy !== undefined,
		viewerRequestFunction: functionOf(behavior, 'viewer-request', functions),
		viewerResponseFunction: functionOf(behavior, 'viewer-response', functions),
		headers: headersPolicy === undefined ? [] : (headers.get(headersPolicy) ?? []),
	};
}

type ViewerEvent = 'viewer-request' | 'viewer-response';

/** The code of a behaviour for an event; CloudFront allows one function for each. */
function functionOf(
	behavior: JsonObject,
	event: ViewerEvent,
	functions: ReadonlyMap<string, string>,
): string | undefined {
	const [association, ...others] = objectsOf(behavior, 'FunctionAssociations').filter(
		(each) => textOf(each, 'EventType') === event,
	);
	if (!association) return undefined;
	if (others.length > 0) throw new Error(`CloudFront runs one ${event} function per behaviour.`);
	const code = functions.get(textOf(association, 'FunctionARN'));
	if (code === undefined) throw new Error('The function of the behaviour is not in the templates.');
	return code;
}
