import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import { audiences, type Endpoint } from '../src/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';
import { type CompileOptions, compileValidators, type Schemas } from './compile-validators.ts';
import { FINGERPRINTS, memoizeFiles } from './memoize-files.ts';
import { namedSchemas } from './named-schemas.ts';
import { openApi } from './openapi.ts';
import { replaceFolder } from './replace-folder.ts';
import { asSent, asStored } from './sent-and-stored.ts';

/**
 * Compiles the contract into code that needs no compiler at run time: route objects and standalone validators, one file
 * per noun, and for the functions a map of validators per noun and audience, the names of their endpoints, and the
 * routing facts of every endpoint.
 * Nothing generated is committed; `npm run build`, `test` and `start` call this when the contract changed.
 */
const generated = new URL('../generated/', import.meta.url);
/** Written to a separate folder and moved at the end: a concurrent build or test never reads half a contract. */
const out = new URL(`../generated.${process.pid}/`, import.meta.url);
/** The compiler and its versions: part of the fingerprint of every memoised file. */
const compiler = await Promise.all(
	['../../../package-lock.json', './compile-validators.ts'].map((file) =>
		readFile(new URL(file, import.meta.url), 'utf8'),
	),
);
const memoized = await memoizeFiles(fileURLToPath(generated), compiler.join('\n'));

type Named = readonly [name: string, endpoint: Endpoint];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const camelCase = (noun: string): string => noun.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

async function nounsOf(): Promise<ReadonlyMap<string, readonly Named[]>> {
	const folders = await readdir(new URL('../src/', import.meta.url), { withFileTypes: true });
	const nouns = new Map<string, readonly Named[]>();
	for (const folder of folders.filter((entry) => entry.isDirectory())) {
		const module: Record<string, unknown> = await import(`../src/${folder.name}/endpoints.ts`);
		nouns.set(
			folder.name,
			Object.entries<Endpoint>(endpoints).filter(([name]) => name in module),
		);
	}
	return nouns;
}

function routesFile(noun: string, named: readonly Named[]): string {
	const lines = named.map(
		([name, { method, path, access, roles }]) =>
			`export const ${name}: Route<typeof endpoints.${name}> = { name: '${name}', method: '${method}', path: '${path}', access: '${access}'${roles ? `, roles: ${JSON.stringify(roles)}` : ''} };`,
	);
	return `import type * as endpoints from '../../src/${noun}/endpoints.ts';\nimport type { Route } from '../../src/route.ts';\n\n${lines.join('\n')}\n`;
}

function requestSchemas(named: readonly Named[]): Schemas {
	const schemas = new Map<string, TSchema>();
	for (const [name, endpoint] of named) {
		for (const part of ['params', 'query', 'body'] as const) {
			const schema = endpoint[part];
			if (schema) schemas.set(`validate${capital(name)}${capital(part)}`, asSent(schema));
		}
	}
	return schemas;
}

const responseSchemas = (named: readonly Named[]): Schemas =>
	new Map(named.map(([name, { response }]) => [`validate${capital(name)}Response`, asStored(response)]));

const declarations = (names: Iterable<string>): string =>
	`import type { Validator } from '../../src/field-errors.ts';\n\n${[...names].map((name) => `export const ${name}: Validator;`).join('\n')}\n`;

/** A noun whose schemas are unchanged since the last build is not compiled again: compilation takes most of a build. */
async function writeValidators(noun: string, schemas: Schemas, options: CompileOptions): Promise<void> {
	const isEmpty = schemas.size === 0;
	const file = `validators/${noun}.js`;
	const source = JSON.stringify([options, ...schemas]);
	const compile = () => compileValidators(schemas, options);
	await writeFile(new URL(file, out), isEmpty ? 'export {};\n' : await memoized.textOf(file, source, compile));
	await writeFile(new URL(`validators/${noun}.d.ts`, out), isEmpty ? 'export {};\n' : declarations(schemas.keys()));
}

/** The rules of a noun's endpoints for one audience, by endpoint; the function of that audience bundles them. */
function validatorMap(noun: string, named: readonly Named[]): { readonly code: string; readonly types: string } {
	const parts = (name: string, endpoint: Endpoint): string =>
		[
			...(['params', 'query', 'body'] as const)
				.filter((part) => endpoint[part])
				.map((part) => `${part}: requests.validate${capital(name)}${capital(part)}`),
			`response: responses.validate${capital(name)}Response`,
		].join(', ');
	const lines = named.map(([name, endpoint]) => `\t${name}: { ${parts(name, endpoint)} },`);
	const names = named.map(([name]) => `'${name}'`).join(' | ');
	return {
		code: `import * as requests from '../validators/${noun}.js';\nimport * as responses from '../validators/${noun}-responses.js';\n\nexport const validators = {\n${lines.join('\n')}\n};\n`,
		types: `import type { ValidatorsOf } from '../../src/endpoint-validators.ts';\n\nexport const validators: ValidatorsOf<${names}>;\n`,
	};
}

/** Writes the maps and returns their names: `faq.engagement`. */
async function writeValidatorMaps(noun: string, named: readonly Named[]): Promise<readonly string[]> {
	const written: string[] = [];
	for (const audience of audiences) {
		const own = named.filter(([, endpoint]) => endpoint.audience === audience);
		if (own.length === 0) continue;
		const { code, types } = validatorMap(noun, own);
		await writeFile(new URL(`endpoint-validators/${noun}.${audience}.js`, out), code);
		await writeFile(new URL(`endpoint-validators/${noun}.${audience}.d.ts`, out), types);
		written.push(`${noun}.${audience}`);
	}
	return written;
}

/** The rules of the whole contract, for tests of the adapter. No function bundles them. */
async function writeAllValidators(maps: readonly string[]): Promise<void> {
	const imports = maps.map((map, at) => `import { validators as map${at} } from './${map}.js';`).join('\n');
	const spread = maps.map((_map, at) => `...map${at}`).join(', ');
	await writeFile(
		new URL('endpoint-validators/all.js', out),
		`${imports}\n\nexport const validators = { ${spread} };\n`,
	);
	await writeFile(
		new URL('endpoint-validators/all.d.ts', out),
		`import type { EndpointName } from '../../src/endpoints.ts';\nimport type { ValidatorsOf } from '../../src/endpoint-validators.ts';\n\nexport const validators: ValidatorsOf<EndpointName>;\n`,
	);
}

/** The endpoints of an audience, a list per noun: its function loads the handlers of a noun on demand. */
async function writeNames(nouns: ReadonlyMap<string, readonly Named[]>): Promise<void> {
	for (const audience of audiences) {
		const lists = [...nouns].flatMap(([noun, named]) => {
			const own = named.filter(([, endpoint]) => endpoint.audience === audience).map(([name]) => name);
			return own.length === 0 ? [] : `export const ${camelCase(noun)} = ${JSON.stringify(own)} as const;\n`;
		});
		await writeFile(new URL(`endpoint-names/${audience}.ts`, out), lists.join(''));
	}
}

/** Every endpoint without its schemas, for routing. V8 parses JSON in a third of the time of an object literal. */
async function writeFacts(): Promise<void> {
	const facts = Object.entries<Endpoint>(endpoints).map(
		([name, { params: _params, query: _query, body, response: _response, refusals: _refusals, ...rest }]) => [
			name,
			{ ...rest, takesBody: body !== undefined },
		],
	);
	await writeFile(
		new URL('endpoint-facts.ts', out),
		`import type { EndpointFacts } from '../src/endpoint.ts';\nimport type { EndpointName } from '../src/endpoints.ts';\n\nexport const endpointFacts: Readonly<Record<EndpointName, EndpointFacts>> = JSON.parse(\n\t${JSON.stringify(JSON.stringify(Object.fromEntries(facts)))},\n);\n`,
	);
}

await mkdir(new URL('routes/', out), { recursive: true });
await mkdir(new URL('endpoint-validators/', out), { recursive: true });
await mkdir(new URL('endpoint-names/', out), { recursive: true });
await mkdir(new URL('validators/', out), { recursive: true });
const maps: string[] = [];
const nouns = await nounsOf();
for (const [noun, named] of nouns) {
	await writeFile(new URL(`routes/${noun}.ts`, out), routesFile(noun, named));
	await writeValidators(noun, requestSchemas(named), { removeAdditional: false });
	maps.push(...(await writeValidatorMaps(noun, named)));
	await writeValidators(`${noun}-responses`, responseSchemas(named), { removeAdditional: true });
}
await writeAllValidators(maps);
await writeNames(nouns);
await writeFacts();
await writeFile(new URL('openapi.json', out), `${JSON.stringify(openApi(await namedSchemas()), null, '\t')}\n`);
await writeFile(new URL(FINGERPRINTS, out), memoized.fingerprints());
await replaceFolder(fileURLToPath(generated), fileURLToPath(out));
await rm(out, { recursive: true });
