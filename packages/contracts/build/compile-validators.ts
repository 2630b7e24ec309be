import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import ajvErrors from 'ajv-errors';
import { build } from 'esbuild';
import type { TSchema } from 'typebox';

/** A CommonJS default export, as Node's ES module loader and as TypeScript see it. */
const defaultOf = <T>(module: T): T =>
	typeof module === 'object' && module && 'default' in module ? (module.default as T) : module;
const standaloneCode = defaultOf(standaloneModule);

/** Keyed by the name of the validator. */
export type Schemas = ReadonlyMap<string, TSchema>;

export interface CompileOptions {
	/** Strips undeclared members from a response, so that no stored attribute leaves by accident. */
	readonly removeAdditional: boolean;
}

/** The code of an ES module that exports one validator per name and imports nothing. */
export async function compileValidators(schemas: Schemas, { removeAdditional }: CompileOptions): Promise<string> {
	const ajv = new Ajv({
		allErrors: !removeAdditional,
		$data: true,
		strict: true,
		removeAdditional: removeAdditional ? 'all' : false,
		code: { source: true, esm: true, lines: true },
	});
	if (!removeAdditional) ajvErrors.default(ajv);
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
