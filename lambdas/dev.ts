import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildContext, type BuildResult, context, type OutputFile } from 'esbuild';
import { type Bundled, bundleQueue } from './bundle-queue.ts';
import { bundleOptions, functionNames } from './bundles.ts';

/**
 * Bundles functions for the parent process (`scripts/dev.mjs`): all of them at the start, then those that contain a
 * changed file. Each changed bundle is announced at once, with its folder. Bundles have a source map and are not
 * minified.
 */
interface WatchedFunction extends Bundled {
	/** Bundles it, and writes and announces the bundle when it changed; prints errors with their location. */
	bundle(): Promise<void>;
	/** Whether its bundle contains this file. True for every file after a failed build. */
	reads(file: string): boolean;
	dispose(): Promise<void>;
}

/** A message of the parent process: absolute paths. */
interface Changed {
	readonly files: readonly string[];
}

const options = { ...bundleOptions, sourcemap: 'linked', sourcesContent: false, write: false, metafile: true } as const;
type Built = BuildResult<typeof options>;

const out = fileURLToPath(new URL('../node_modules/.cache/tulia/functions', import.meta.url));

/** Each version of a bundle has a folder of its own, because a process may still be loading the previous one. */
const VERSION = '__version__';

async function write({ path: file, contents }: OutputFile, version: string): Promise<void> {
	const place = file.replace(VERSION, version);
	await mkdir(path.dirname(place), { recursive: true });
	await writeFile(place, contents);
}

/** A digest of a bundle's files, which names its folder. */
const versionOf = (files: readonly OutputFile[]): string =>
	createHash('sha256')
		.update(files.map(({ hash }) => hash).join())
		.digest('hex')
		.slice(0, 16);
const inputsOf = ({ metafile }: Built): ReadonlySet<string> =>
	new Set(Object.keys(metafile.inputs).map((file) => path.resolve(bundleOptions.absWorkingDir, file)));

async function watched(name: string): Promise<WatchedFunction> {
	const building: BuildContext<typeof options> = await context({
		...options,
		entryPoints: [{ in: `src/functions/${name}.ts`, out: `${name}/${VERSION}/index` }],
		chunkNames: `${name}/${VERSION}/[name]-[hash]`,
		outdir: out,
		logLevel: 'warning',
	});
	let current: string | undefined;
	let inputs: ReadonlySet<string> | undefined;
	return {
		async bundle() {
			const built = await building.rebuild().catch(() => undefined); // esbuild has printed the error.
			inputs = built && inputsOf(built);
			if (!built || versionOf(built.outputFiles) === current) return;
			current = versionOf(built.outputFiles);
			for (const file of built.outputFiles) await write(file, current);
			process.send?.({ bundled: { name, folder: path.join(out, name, current) } });
		},
		reads: (file) => inputs?.has(file) ?? true,
		size: () => inputs?.size ?? 0,
		dispose: () => building.dispose(),
	};
}

await rm(out, { recursive: true, force: true });
const functions = await Promise.all((await functionNames()).map(watched));

const addToQueue = bundleQueue();

async function bundleAll(chosen: readonly WatchedFunction[]): Promise<void> {
	await addToQueue(chosen);
	process.send?.({ isDone: true });
}
async function end(): Promise<void> {
	await Promise.all(functions.map((each) => each.dispose()));
	process.exit(0);
}
process.on('message', ({ files }: Changed) => bundleAll(functions.filter((each) => files.some(each.reads))));
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, end);
await bundleAll(functions);
