import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

/** The names of the functions: every file of `src/functions`. */
export async function functionNames(): Promise<readonly string[]> {
	const files = await readdir(new URL('./src/functions/', import.meta.url));
	return files
		.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
		.map((file) => basename(file, '.ts'))
		.sort();
}

/**
 * Loads `node:http` by `require`. An `import` of it reads every export, and those for WebSocket load the whole of
 * Node's `fetch`, which no function uses: a third of a cold start (decision 050).
 */
const requiredHttp: Plugin = {
	name: 'required-http',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^(?:node:)?https?$/ }, ({ path, kind }) =>
			kind === 'require-call' ? undefined : { path: path.replace(/^node:/, ''), namespace: 'required' },
		);
		onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
			contents: `module.exports = require('node:${path}');`,
			loader: 'js',
		}));
	},
};

/**
 * The SDK is bundled as ES modules, a third smaller than its CommonJS. A dynamic `import()` becomes a file of its own
 * that is read on demand; so each function is a build of its own. Builds are reproducible.
 */
export const bundleOptions = {
	absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
	outExtension: { '.js': '.mjs' },
	bundle: true,
	splitting: true,
	platform: 'node',
	target: 'node24',
	format: 'esm',
	mainFields: ['module', 'main'],
	plugins: [requiredHttp],
	// CommonJS packages inside an ES module still call `require`.
	banner: {
		js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
	},
	legalComments: 'none',
} as const satisfies BuildOptions;
