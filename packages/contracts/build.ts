import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import ajvErrors from 'ajv-errors';
import { build } from 'esbuild';
import type { TSchema } from 'typebox';
import { openApi } from './openapi.ts';
import type { Endpoint } from './src/endpoint.ts';
import { endpoints } from './src/endpoints.ts';

/**
 * Compiles the contract into what runs without a compiler: route objects and standalone validators, one file per noun.
 * Nothing generated is committed; `npm run build`, `test` and `start` call this when the contract changed.
 */
const generated = new URL('./generated/', import.meta.url);
/** Written aside and put in place at the end: whoever builds or tests meanwhile never sees half a contract. */
const out = new URL(`./generated.${process.pid}/`, import.meta.url);
type Named = readonly [name: string, endpoint: Endpoint];

/** A CommonJS default export as Node's ES module loader and as TypeScript see it. */
const defaultOf = <T>(module: T): T =>
	typeof module === 'object' && module && 'default' in module ? (module.default as T) : module;
const standaloneCode = defaultOf(standaloneModule);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

async function nounsOf(): Promise<ReadonlyMap<string, readonly Named[]>> {
	const folders = await readdir(new URL('./src/', import.meta.url), { withFileTypes: true });
	const nouns = new Map<string, readonly Named[]>();
	for (const folder of folders.filter((entry) => entry.isDirectory())) {
		const module: Record<string, unknown> = await import(`./src/${folder.name}/endpoints.ts`);
		nouns.set(
			folder.name,
			Object.entries<Endpoint>(endpoints).filter(([name]) => name in module),
		);
	}
	return nouns;
}

function routesFile(noun: string, named: readonly Named[]): string {
	const lines = named.map(
		([name, { method, path, access }]) =>
			`export const ${name}: Route<typeof endpoints.${name}> = { name: '${name}', method: '${method}', path: '${path}', access: '${access}' };`,
	);
	return `import type * as endpoints from '../../src/${noun}/endpoints.ts';\nimport type { Route } from '../../src/route.ts';\n\n${lines.join('\n')}\n`;
}

function requestSchemas(named: readonly Named[]): ReadonlyMap<string, TSchema> {
	const schemas = new Map<string, TSchema>();
	for (const [name, endpoint] of named) {
		for (const part of ['params', 'query', 'body'] as const) {
			const schema = endpoint[part];
			if (schema) schemas.set(`validate${capital(name)}${capital(part)}`, schema);
		}
	}
	return schemas;
}

const responseSchemas = (named: readonly Named[]): ReadonlyMap<string, TSchema> =>
	new Map(named.map(([name, { response }]) => [`validate${capital(name)}Response`, response]));

/** `removeAdditional` strips what a response does not declare, so that no stored attribute leaves by accident. */
async function compile(
	schemas: ReadonlyMap<string, TSchema>,
	options: { readonly removeAdditional: boolean },
): Promise<string> {
	const ajv = new Ajv({
		allErrors: !options.removeAdditional,
		$data: true,
		strict: true,
		removeAdditional: options.removeAdditional ? 'all' : false,
		code: { source: true, esm: true, lines: true },
	});
	if (!options.removeAdditional) ajvErrors.default(ajv);
	else ajv.addKeyword('errorMessage');
	const ids: Record<string, string> = {};
	for (const [name, schema] of schemas) {
		ajv.addSchema(structuredClone(schema), name);
		ids[name] = name;
	}
	const bundled = await build({
		stdin: { contents: standaloneCode(ajv, ids), resolveDir: import.meta.dirname, loader: 'js' },
		bundle: true,
		format: 'esm',
		platform: 'neutral',
		mainFields: ['module', 'main'],
		target: 'es2022',
		write: false,
		legalComments: 'none',
	});
	return bundled.outputFiles[0]?.text ?? '';
}

const declarations = (names: Iterable<string>): string =>
	`import type { Validator } from '../../src/field-errors.ts';\n\n${[...names].map((name) => `export const ${name}: Validator;`).join('\n')}\n`;

async function writeValidators(
	file: string,
	schemas: ReadonlyMap<string, TSchema>,
	options: { readonly removeAdditional: boolean },
): Promise<void> {
	await writeFile(
		new URL(`validators/${file}.js`, out),
		schemas.size > 0 ? await compile(schemas, options) : 'export {};\n',
	);
	await writeFile(
		new URL(`validators/${file}.d.ts`, out),
		schemas.size > 0 ? declarations(schemas.keys()) : 'export {};\n',
	);
}

await mkdir(new URL('routes/', out), { recursive: true });
await mkdir(new URL('validators/', out), { recursive: true });
for (const [noun, named] of await nounsOf()) {
	await writeFile(new URL(`routes/${noun}.ts`, out), routesFile(noun, named));
	await writeValidators(noun, requestSchemas(named), { removeAdditional: false });
	await writeValidators(`${noun}-responses`, responseSchemas(named), { removeAdditional: true });
}
await writeFile(new URL('openapi.json', out), `${JSON.stringify(openApi(), null, '\t')}\n`);
await rm(generated, { recursive: true, force: true });
await rename(out, generated);
