import type { TSchema } from 'typebox';
import type { Endpoint } from '../src/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';
import { Problem } from '../src/problem.ts';
import { refusals } from '../src/refusals.ts';
import type { NamedSchema } from './named-schemas.ts';
import { asStored } from './sent-and-stored.ts';

type Json = { readonly [key: string]: unknown };

/** A schema without the keywords that only our validators know. */
const plain = (schema: unknown): unknown => {
	if (Array.isArray(schema)) return schema.map(plain);
	if (typeof schema !== 'object' || schema === null) return schema;
	return Object.fromEntries(
		Object.entries(schema)
			.filter(([key, value]) => key !== 'errorMessage' && !(key === 'const' && typeof value === 'object'))
			.map(([key, value]) => [key, plain(value)]),
	);
};

/** Characters of JSON. A shorter schema is easier to read inline than behind a reference. */
const SHORTEST_COMPONENT = 120;

/**
 * Replaces every named schema by a reference to `components.schemas`: inlined, the document was 2.8 MB, and a viewer
 * took fifteen seconds to read it. A schema with stricter rules in a request than in a response has a name of its own.
 */
function withReferences(document: unknown, named: readonly NamedSchema[]): { document: Json; schemas: Json } {
	const names = new Map<string, string>();
	const whole = JSON.stringify(document);
	const give = (key: string, name: string): void => {
		if (key.length >= SHORTEST_COMPONENT && !names.has(key)) names.set(key, name);
	};
	for (const { name, schema } of named) {
		const sent = JSON.stringify(plain(schema));
		const stored = JSON.stringify(plain(asStored(schema)));
		give(stored, name);
		const hasTwo = stored.length >= SHORTEST_COMPONENT && whole.includes(stored);
		give(sent, hasTwo ? `Sent${name}` : name);
	}
	const schemas = new Map<string, unknown>();
	const inside = (value: object): unknown =>
		Array.isArray(value)
			? value.map(referred)
			: Object.fromEntries(Object.entries(value).map(([key, part]) => [key, referred(part)]));
	const referred = (value: unknown): unknown => {
		if (typeof value !== 'object' || value === null) return value;
		const name = names.get(JSON.stringify(value));
		if (name === undefined) return inside(value);
		if (!schemas.has(name)) schemas.set(name, inside(value));
		return { $ref: `#/components/schemas/${name}` };
	};
	const replaced = referred(document) as Json;
	return { document: replaced, schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const json = (schema: TSchema, contentType = 'application/json'): Json => ({
	[contentType]: { schema: plain(schema) },
});

function parametersOf(schema: TSchema | undefined, where: 'path' | 'query'): readonly Json[] {
	const { properties = {}, required = [] } = (schema ?? {}) as {
		properties?: Record<string, TSchema>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: where,
		required: required.includes(name),
		schema: plain(property),
	}));
}

/** The answers, one per status; refusals that share a status are listed in its description. */
function responsesOf({ success, response, answersCalendar, refusals: codes }: Endpoint): Json {
	const byStatus = new Map<number, string[]>();
	for (const code of codes) {
		const { status } = refusals[code];
		byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
	}
	return {
		[success]:
			success === 204
				? { description: 'Success' }
				: { description: 'Success', content: json(asStored(response), answersCalendar ? 'text/calendar' : undefined) },
		...Object.fromEntries(
			[...byStatus].map(([status, names]) => [
				status,
				{ description: names.join(', '), content: json(Problem, 'application/problem+json') },
			]),
		),
		default: { description: 'Any other refusal or failure', content: json(Problem, 'application/problem+json') },
	};
}

/** The header that identifies a browser, where the endpoint reads it. */
const deviceParameter = ({ device }: Endpoint): readonly Json[] =>
	device
		? [
				{
					name: 'X-Device-Id',
					in: 'header',
					required: device === 'required',
					description: 'A random UUID that the browser made for itself.',
					schema: { type: 'string', format: 'uuid' },
				},
			]
		: [];

/** The one-click unsubscribe of RFC 8058: a form whose fields are not read. */
const oneClick: Json = {
	'application/x-www-form-urlencoded': {
		schema: { type: 'object', properties: { 'List-Unsubscribe': { type: 'string', const: 'One-Click' } } },
	},
};

/** The reports that browsers send by themselves when a policy was violated. */
const reports = (body: TSchema): Json => ({
	...json(body, 'application/csp-report'),
	...json(body, 'application/reports+json'),
});

function requestBodyOf({ body, acceptsForm, acceptsReports }: Endpoint): Json {
	if (body && acceptsReports) return { requestBody: { required: true, content: reports(body) } };
	if (body) return { requestBody: { required: true, content: json(body) } };
	return acceptsForm ? { requestBody: { required: false, content: oneClick } } : {};
}

const operationOf = (name: string, endpoint: Endpoint): Json => ({
	operationId: name,
	tags: [endpoint.audience],
	security: endpoint.access === 'public' ? [] : [{ token: [] }],
	parameters: [
		...parametersOf(endpoint.params, 'path'),
		...parametersOf(endpoint.query, 'query'),
		...deviceParameter(endpoint),
	],
	...requestBodyOf(endpoint),
	responses: responsesOf(endpoint),
});

/** The contract as an OpenAPI 3.1 document. `named` schemas are written once, under `components.schemas`. */
export function openApi(named: readonly NamedSchema[]): Json {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
		paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
	}
	const { document, schemas } = withReferences(paths, named);
	return {
		openapi: '3.1.0',
		info: { title: 'Tulia', version: '1.0.0', description: 'Made from packages/contracts by npm run build.' },
		components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }, schemas },
		paths: document,
	};
}
