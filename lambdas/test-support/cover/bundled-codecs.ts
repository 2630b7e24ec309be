import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

type Codecs = typeof import('../../src/cover/re-encode-picture.ts');

/** The codecs as bundled for the function, because Jest loads no WebAssembly files. */
export async function bundledCodecs(): Promise<Codecs> {
	const { outputFiles } = await build({
		entryPoints: [join(__dirname, '../../src/cover/re-encode-picture.ts')],
		bundle: true,
		write: false,
		platform: 'node',
		target: 'node20',
		format: 'cjs',
		// The codecs compute the path of their files, and then take the given bytes.
		define: { 'import.meta.url': '"file:///codecs.mjs"' },
		logLevel: 'error',
	});
	const bundle = { exports: {} as Codecs };
	new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
		bundle,
		bundle.exports,
		createRequire(__filename),
	);
	return bundle.exports;
}
