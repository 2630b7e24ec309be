import { isObject, type Json, type JsonObject } from './json.ts';

/** The values that an intrinsic may read. `undefined` means that the property is left out (`AWS::NoValue`). */
export interface Scope {
	readonly ref: (name: string) => Json | undefined;
	readonly attribute: (id: string, name: string) => string;
	readonly importValue: (name: string) => Json | undefined;
	readonly secretValue: (arn: string) => string;
}

type Intrinsic = (argument: Json, scope: Scope) => Json | undefined;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
	Ref: (argument, scope) => scope.ref(text(argument)),
	'Fn::GetAtt'(argument, scope) {
		const [id, name] = Array.isArray(argument) ? argument : text(argument).split(/\.(.*)/s);
		return scope.attribute(text(id), text(name));
	},
	'Fn::ImportValue': (argument, scope) => scope.importValue(text(evaluate(argument, scope))),
	'Fn::Join'(argument, scope) {
		const [separator, parts] = list(evaluate(argument, scope));
		return withSecrets(list(parts).map(text).join(text(separator)), scope);
	},
	'Fn::Split'(argument, scope) {
		const [separator, value] = list(evaluate(argument, scope));
		return text(value).split(text(separator));
	},
	'Fn::Select'(argument, scope) {
		const [index, values] = list(evaluate(argument, scope));
		const value = list(values)[Number(index)];
		if (value === undefined) throw new Error(`Fn::Select has no item ${String(index)}.`);
		return value;
	},
	'Fn::Sub': (argument, scope) => withSecrets(substitute(argument, scope), scope),
};

/** Evaluates a value of a template recursively. Throws for an unknown intrinsic. */
export function evaluate(value: Json, scope: Scope): Json | undefined {
	if (typeof value === 'string') return withSecrets(value, scope);
	if (Array.isArray(value)) {
		return value.map((item) => evaluate(item, scope)).filter((item) => item !== undefined);
	}
	if (!isObject(value)) return value;
	const [key, ...others] = Object.keys(value);
	if (key !== undefined && others.length === 0 && (key === 'Ref' || key.startsWith('Fn::') || key === 'Condition')) {
		return intrinsicOf(key, value)(value[key] ?? null, scope);
	}
	return evaluateProperties(value, scope);
}

function evaluateProperties(value: JsonObject, scope: Scope): JsonObject {
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, item]) => {
			const evaluated = evaluate(item, scope);
			return evaluated === undefined ? [] : [[name, evaluated] as const];
		}),
	);
}

/** A property may itself be called `Condition` (in policies): only a text there would be CloudFormation's. */
function intrinsicOf(key: string, value: JsonObject): Intrinsic {
	if (key === 'Condition' && isObject(value.Condition)) return (_argument, scope) => evaluateProperties(value, scope);
	const intrinsic = intrinsics[key];
	if (!intrinsic) throw new Error(`The local cloud does not know the intrinsic ${key}.`);
	return intrinsic;
}

function substitute(argument: Json, scope: Scope): string {
	const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
	const own = isObject(variables) ? variables : {};
	return text(template).replaceAll(/\$\{(!?)([^}]+)\}/g, (whole, literal: string, name: string) => {
		if (literal) return `\${${name}}`;
		const given = own[name];
		if (given !== undefined) return text(evaluate(given, scope));
		const [id = '', attribute] = name.split(/\.(.*)/s);
		const found = attribute ? scope.attribute(id, attribute) : scope.ref(name);
		if (found === undefined) throw new Error(`Fn::Sub finds no value for ${whole}.`);
		return text(found);
	});
}

const secretReference = /\{\{resolve:secretsmanager:(arn:[^}]+?):SecretString:([^:}]*):?[^}]*\}\}/g;

/** Replaces dynamic references to secrets; throws for other dynamic references. */
function withSecrets(value: string, scope: Scope): string {
	const resolved = value.replaceAll(secretReference, (_whole, arn: string, key: string) => {
		const secret = scope.secretValue(arn);
		return key ? text(JSON.parse(secret)[key]) : secret;
	});
	// A reference in parts (inside Fn::Join) is complete only after joining.
	const unresolved = /\{\{resolve:(?!secretsmanager:)[^}]*\}\}/.exec(resolved);
	if (unresolved) throw new Error(`The local cloud does not know the reference ${unresolved[0]}.`);
	return resolved;
}

function text(value: Json | undefined): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	throw new Error(`Text was expected, not ${JSON.stringify(value)}.`);
}

function list(value: Json | undefined): readonly Json[] {
	if (Array.isArray(value)) return value;
	throw new Error(`A list was expected, not ${JSON.stringify(value)}.`);
}
