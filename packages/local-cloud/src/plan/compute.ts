import type { FunctionPlan } from '../runtime/function-plan.ts';
import type { ApiPlan, RoutePlan } from '../runtime/http-api.ts';
import type { QueueMappingPlan, StreamMappingPlan } from '../runtime/mapping-plan.ts';
import {
	flagOf,
	isObject,
	type Json,
	type JsonObject,
	numberOf,
	objectOf,
	objectsOf,
	optionalObjectOf,
	optionalTextOf,
	textOf,
	textsOf,
} from '../template/json.ts';
import type { ResolvedResource } from '../template/resolver.ts';
import type { TablePlan } from './data.ts';
import type { ResourceReader } from './reader.ts';

/** Maximum processes per function: more than two gain little on two cores, but a burst should not queue behind one. */
const MAX_PROCESSES = 4;

/** @param replaced Variables by name, which replace those of the templates; a function without one gets none. */
export const functionsOf = (each: ResourceReader, replaced: FunctionPlan['environment']): readonly FunctionPlan[] =>
	each('Lambda::Function', ({ stack, identity, properties }) => {
		const key = textOf(objectOf(properties, 'Code'), 'S3Key');
		const folder = stack.assets.get(key);
		if (!folder) throw new Error(`The assembly has no asset ${key}.`);
		const variables = optionalObjectOf(optionalObjectOf(properties, 'Environment') ?? {}, 'Variables') ?? {};
		const deadLetters = optionalObjectOf(properties, 'DeadLetterConfig');
		return {
			name: identity.ref,
			arn: identity.attributes.Arn ?? '',
			folder,
			handler: textOf(properties, 'Handler'),
			environment: Object.fromEntries(
				Object.keys(variables).map((name) => [name, replaced[name] ?? textOf(variables, name)]),
			),
			timeoutMs: (numberOf(properties, 'Timeout') ?? 3) * 1000,
			memory: numberOf(properties, 'MemorySize') ?? 128,
			region: stack.region,
			concurrency: Math.min(numberOf(properties, 'ReservedConcurrentExecutions') ?? MAX_PROCESSES, MAX_PROCESSES),
			deadLetterArn: deadLetters && textOf(deadLetters, 'TargetArn'),
		};
	});

export interface MappingPlans {
	readonly streamMappings: readonly StreamMappingPlan[];
	readonly queueMappings: readonly QueueMappingPlan[];
}

export function mappingsOf(each: ResourceReader, table: TablePlan): MappingPlans {
	const mappings = each('Lambda::EventSourceMapping', (resource) =>
		textOf(resource.properties, 'EventSourceArn').includes(':sqs:')
			? { queue: queueMapping(resource) }
			: { stream: streamMapping(resource, table) },
	);
	return {
		streamMappings: mappings.flatMap(({ stream }) => stream ?? []),
		queueMappings: mappings.flatMap(({ queue }) => queue ?? []),
	};
}

const nameOf = (functionNameOrArn: string): string => functionNameOrArn.replace(/^arn:.*:function:/, '');

function filtersOf(properties: JsonObject): readonly JsonObject[] {
	const criteria = optionalObjectOf(properties, 'FilterCriteria') ?? {};
	return objectsOf(criteria, 'Filters').map((filter) => {
		const pattern: Json = JSON.parse(textOf(filter, 'Pattern'));
		if (!isObject(pattern)) throw new Error('A filter pattern must be an object.');
		return pattern;
	});
}

const reportsFailures = (properties: JsonObject): boolean =>
	textsOf(properties, 'FunctionResponseTypes').includes('ReportBatchItemFailures');

/** -1 and absence mean "without limit". */
const limitOf = (properties: JsonObject, key: string): number => {
	const value = numberOf(properties, key) ?? -1;
	return value < 0 ? Number.POSITIVE_INFINITY : value;
};

function streamMapping({ stack, identity, properties }: ResolvedResource, table: TablePlan): StreamMappingPlan {
	const streamArn = textOf(properties, 'EventSourceArn');
	if (streamArn !== table.streamArn) throw new Error(`There is no stream or queue ${streamArn}.`);
	const destination = optionalObjectOf(optionalObjectOf(properties, 'DestinationConfig') ?? {}, 'OnFailure');
	return {
		id: identity.ref,
		functionName: nameOf(textOf(properties, 'FunctionName')),
		streamArn,
		tableName: table.name,
		region: stack.region,
		batchSize: numberOf(properties, 'BatchSize') ?? 100,
		filters: filtersOf(properties),
		reportsFailures: reportsFailures(properties),
		bisects: flagOf(properties, 'BisectBatchOnFunctionError'),
		maxRetries: limitOf(properties, 'MaximumRetryAttempts'),
		maxAgeMs: limitOf(properties, 'MaximumRecordAgeInSeconds') * 1000,
		onFailureArn: destination && textOf(destination, 'Destination'),
	};
}

function queueMapping({ stack, identity, properties }: ResolvedResource): QueueMappingPlan {
	const scaling = optionalObjectOf(properties, 'ScalingConfig') ?? {};
	return {
		id: identity.ref,
		functionName: nameOf(textOf(properties, 'FunctionName')),
		queueArn: textOf(properties, 'EventSourceArn'),
		region: stack.region,
		batchSize: numberOf(properties, 'BatchSize') ?? 10,
		filters: filtersOf(properties),
		reportsFailures: reportsFailures(properties),
		concurrency: Math.min(numberOf(scaling, 'MaximumConcurrency') ?? 2, MAX_PROCESSES),
	};
}

export function apisOf(each: ResourceReader): readonly ApiPlan[] {
	const integrations = new Map(
		each('ApiGatewayV2::Integration', ({ identity, properties }) => {
			if (textOf(properties, 'PayloadFormatVersion') !== '2.0') throw new Error('Only payload format 2.0 is known.');
			return [identity.ref, textOf(properties, 'IntegrationUri')] as const;
		}),
	);
	const routes = each('ApiGatewayV2::Route', ({ properties }): RoutePlan & { readonly apiId: string } => {
		const authorization = optionalTextOf(properties, 'AuthorizationType') ?? 'NONE';
		if (authorization !== 'NONE') throw new Error(`The local cloud does not know authorizers (${authorization}).`);
		const functionArn = integrations.get(textOf(properties, 'Target').replace('integrations/', ''));
		if (!functionArn) throw new Error('The route has no integration.');
		return { apiId: textOf(properties, 'ApiId'), routeKey: textOf(properties, 'RouteKey'), functionArn };
	});
	return each('ApiGatewayV2::Api', ({ identity, properties }) => {
		if (textOf(properties, 'ProtocolType') !== 'HTTP') throw new Error('Only HTTP APIs are known.');
		return {
			id: identity.ref,
			domain: (identity.attributes.ApiEndpoint ?? '').replace('https://', ''),
			routes: routes.filter(({ apiId }) => apiId === identity.ref),
		};
	});
}
