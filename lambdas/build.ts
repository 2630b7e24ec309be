import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles every file of `src/functions` into `dist/<name>/index.mjs`: what Lambda runs, what the local cloud runs, what
 * CDK hashes. The SDK is inside, as ES modules (a third smaller than its CommonJS). The same sources give the same bytes.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const sources = fileURLToPath(new URL('./src/functions/', import.meta.url));
const out = fileURLToPath(new URL('./dist/', import.meta.url));

const names = (await readdir(sources))
	.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
	.map((file) => basename(file, '.ts'))
	.sort();

await mkdir(out, { recursive: true });
for (const folder of await readdir(out)) {
	if (!names.includes(folder)) await rm(`${out}${folder}`, { recursive: true });
}

await build({
	absWorkingDir: here,
	entryPoints: names.map((name) => ({ in: `src/functions/${name}.ts`, out: `${name}/index` })),
	outdir: 'dist',
	outExtension: { '.js': '.mjs' },
	bundle: true,
	minify: true,
	platform: 'node',
	target: 'node20',
	format: 'esm',
	mainFields: ['module', 'main'],
	// CommonJS packages inside an ES module still ask for `require`.
	banner: {
		js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
	},
	legalComments: 'none',
	logLevel: 'warning',
});
