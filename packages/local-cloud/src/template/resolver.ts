import type { Stack } from './assembly.ts';
import type { Identity } from './identity.ts';
import { evaluate } from './intrinsics.ts';
import { allowOnly, isObject, type Json, type JsonObject, optionalObjectOf, textOf } from './json.ts';
import { resourceTypes } from './resource-types.ts';

/** A resource whose intrinsics are evaluated. */
export interface ResolvedResource {
	/** `<stack>/<logical id>`, for messages. */
	readonly place: string;
	readonly stack: Stack;
	readonly id: string;
	readonly type: string;
	readonly identity: Identity;
	readonly properties: JsonObject;
}

export interface ResolverOptions {
	/** Values of CfnParameters by name; the default of the template where there is none. */
	readonly parameters: Readonly<Record<string, string>>;
	readonly awsEndpoint: string;
	/** The value of a secret by its ARN; one that is not there yet is made as `GenerateSecretString` says. */
	readonly secretValue: (arn: string, generate: JsonObject) => string;
}

export interface ResolvedAssembly {
	/** Every resource that is emulated, in the order of the templates. */
	readonly resources: readonly ResolvedResource[];
	/** Values of the stacks' outputs that are not exports, by `<stack>.<name>`. */
	readonly outputs: Readonly<Record<string, string>>;
}

/** Evaluates every resource that is emulated. An unknown type, property or intrinsic throws, naming stack and id. */
export function resolveAssembly(stacks: readonly Stack[], options: ResolverOptions): ResolvedAssembly {
	const resolver = createResolver(stacks, options);
	const resources = stacks.flatMap((stack) =>
		[...stack.resources.keys()].flatMap((id) => {
			const resource = withPlace(`${stack.id}/${id}`, () => resolver.resource(stack, id));
			return resource ? [resource] : [];
		}),
	);
	return { resources, outputs: Object.fromEntries(stacks.flatMap((stack) => resolver.outputs(stack))) };
}

/** Adds the place to a message. */
export function withPlace<T>(place: string, read: () => T): T {
	try {
		return read();
	} catch (error) {
		throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
	}
}

function createResolver(stacks: readonly Stack[], { parameters, awsEndpoint, secretValue }: ResolverOptions) {
	const identities = new Map<string, Identity>();
	const exports = exportsOf(stacks);

	function resolve(stack: Stack, value: Json): Json | undefined {
		return evaluate(value, {
			ref: (name) => reference(stack, name),
			attribute: (id, name) => attribute(stack, id, name),
			importValue: (name) => {
				const found = exports.get(name);
				if (!found) throw new Error(`No stack exports "${name}".`);
				return resolve(found.stack, found.value);
			},
			secretValue: (arn) => secret(arn),
		});
	}

	function secret(arn: string): string {
		const places = stacks.flatMap((stack) => [...stack.resources].map(([id, resource]) => ({ stack, id, resource })));
		const found = places.find(
			({ stack, id, resource }) => resource.type === 'AWS::SecretsManager::Secret' && identity(stack, id).ref === arn,
		);
		if (!found) throw new Error(`There is no secret ${arn}.`);
		return secretValue(arn, optionalObjectOf(found.resource.properties, 'GenerateSecretString') ?? {});
	}

	function reference(stack: Stack, name: string): Json | undefined {
		if (name.startsWith('AWS::')) return pseudoParameter(stack, name);
		const parameter = stack.parameters[name];
		if (isObject(parameter)) {
			const value = parameters[name] ?? parameter.Default;
			if (value === undefined) throw new Error(`The parameter "${name}" has no value here.`);
			return value;
		}
		return identity(stack, name).ref;
	}

	function attribute(stack: Stack, id: string, name: string): string {
		const value = identity(stack, id).attributes[name];
		if (value === undefined) throw new Error(`The local cloud does not know the attribute ${name} of ${id}.`);
		return value;
	}

	function properties(stack: Stack, id: string): JsonObject {
		const resolved = resolve(stack, stack.resources.get(id)?.properties ?? {});
		if (!isObject(resolved)) throw new Error('The properties are not an object.');
		return resolved;
	}

	function identity(stack: Stack, id: string): Identity {
		const key = `${stack.name}/${id}`;
		const identified = identities.get(key);
		if (identified) return identified;
		const resource = stack.resources.get(id);
		if (!resource) throw new Error(`There is no resource or parameter "${id}".`);
		const { identify } = typeOf(resource.type);
		if (!identify) throw new Error(`The local cloud has no name for ${resource.type}.`);
		// Only the texts an identity may be made of: evaluating all of them could run in a circle.
		const named = Object.entries(resource.properties).filter(([property]) => namingProperties.has(property));
		const own = Object.fromEntries(named.map(([property, value]) => [property, resolve(stack, value) ?? null]));
		const computed = identify({ stack, id, properties: own, awsEndpoint });
		identities.set(key, computed);
		return computed;
	}

	return {
		resource(stack: Stack, id: string): ResolvedResource | undefined {
			const type = stack.resources.get(id)?.type ?? '';
			const { role, properties: known } = typeOf(type);
			if (role !== 'emulated') return undefined;
			const resolved = properties(stack, id);
			if (known) allowOnly(resolved, known);
			return { place: `${stack.id}/${id}`, stack, id, type, identity: identity(stack, id), properties: resolved };
		},
		outputs: (stack: Stack) =>
			Object.entries(stack.outputs).flatMap(([name, output]) => {
				if (!isObject(output) || output.Export) return [];
				const value = withPlace(`${stack.id}, output ${name}`, () => resolve(stack, output.Value ?? null));
				return [[`${stack.id}.${name}`, String(value)] as const];
			}),
	};
}

const namingProperties = new Set([
	...[
		'AliasName',
		'AlarmName',
		'BucketName',
		'ConfigurationSetName',
		'EmailIdentity',
		'FunctionName',
		'LogGroupName',
		'Name',
		'QueueName',
	],
	...['RoleName', 'StageName', 'TableName', 'TopicArn', 'TopicName'],
]);

function typeOf(type: string) {
	const known = resourceTypes[type];
	if (!known) throw new Error(`The local cloud does not know the type ${type}.`);
	return known;
}

function pseudoParameter({ account, region, name: stackName }: Stack, name: string): string | undefined {
	const values: Readonly<Record<string, string>> = {
		'AWS::AccountId': account,
		'AWS::Partition': 'aws',
		'AWS::Region': region,
		'AWS::StackName': stackName,
		'AWS::URLSuffix': 'amazonaws.com',
	};
	if (name === 'AWS::NoValue') return undefined;
	const value = values[name];
	if (value === undefined) throw new Error(`The local cloud does not know ${name}.`);
	return value;
}

function exportsOf(stacks: readonly Stack[]): ReadonlyMap<string, { readonly stack: Stack; readonly value: Json }> {
	return new Map(
		stacks.flatMap((stack) =>
			Object.values(stack.outputs).flatMap((output) => {
				if (!isObject(output) || !isObject(output.Export)) return [];
				return [[textOf(output.Export, 'Name'), { stack, value: output.Value ?? null }] as const];
			}),
		),
	);
}
