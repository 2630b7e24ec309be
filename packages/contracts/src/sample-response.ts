import { type EndpointName, endpoints } from './endpoints.ts';

/** Texts of which one matches any pattern of the contract. */
const texts = [
	'Trial',
	'trial',
	'2026-01-05',
	'2026-01-05T06:00:00.000Z',
	'9:00 AM',
	'trial@mail.example',
	'0700 000 000',
	'TRL',
	'RLHFW2H8',
	'https://mail.example/',
	'/trial',
	'0'.repeat(64),
	'A'.repeat(43),
];

interface Schema {
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Schema[];
	readonly allOf?: readonly Schema[];
	readonly pattern?: string;
	readonly minimum?: number;
	readonly minItems?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
}

function sampleText(schema: Schema): string {
	const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
	return texts.find((text) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text))) ?? 'trial';
}

/** The smallest value that a schema of the contract allows: lists are empty, optional members absent. */
export const sampleOf = (schema: object): unknown => sample(schema); // a TypeBox schema is JSON Schema

function sample(schema: Schema): unknown {
	if ('const' in schema) return schema.const;
	if (schema.enum) return schema.enum[0];
	const [first] = schema.anyOf ?? [];
	if (first) return sample(first);
	switch (schema.type) {
		case 'object': {
			const { properties = {}, required = [] } = schema;
			return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
		}
		case 'array':
			return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
		case 'string':
			return sampleText(schema);
		case 'integer':
		case 'number':
			return schema.minimum ?? 0;
		case 'boolean':
			return false;
		default:
			return null;
	}
}

const isName = (name: string): name is EndpointName => name in endpoints;

/** A sample answer of an endpoint that needs a log-in; undefined for public and unknown ones. */
export function sampleResponse(
	method: string,
	pathname: string,
): { readonly status: number; readonly body: unknown } | undefined {
	const name = Object.keys(endpoints).find((candidate) => {
		if (!isName(candidate)) return false;
		const { method: known, path } = endpoints[candidate];
		return known === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
	});
	if (!name || !isName(name)) return undefined;
	const { access, success, response } = endpoints[name];
	return access === 'public' ? undefined : { status: success, body: sampleOf(response) };
}
