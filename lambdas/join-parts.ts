import path from 'node:path';
import { type BuildOptions, build, type OnResolveArgs, type OutputFile, type Plugin } from 'esbuild';
import { bundleOptions } from './bundles.ts';

/** Larger parts, in bytes, are not shared: only the parts that need one read it. */
const SMALL = 16_000;
/** A part is shared when it has at least this fraction (1/n) of the importers of the most imported one. */
const OFTEN = 5;
/** The file of the small shared parts. */
const SHARED = 'shared.mjs';

/** An output file of esbuild's code splitting. */
interface Part {
	readonly text: string;
	readonly bytes: number;
	readonly exports: readonly string[];
	/** Its static imports. */
	readonly imports: readonly string[];
	/** It contains code shared by several others, and has no dynamic import. */
	readonly isChunk: boolean;
}

type Parts = ReadonlyMap<string, Part>;

/**
 * Bundles a function into few files, without writing them. esbuild makes one file for each set of importers, so that
 * thirty nouns have a hundred files of a few lines, of which an event reads forty; Node takes as long to resolve and
 * link one as to parse 30 KB of it. Here code that is read together is one file: everything that the start reads, and
 * all small parts that are read later (decision 050). A cold start of admin takes 1.33× of an empty function's processor time
 * instead of 1.58×, which saves some 20 ms (docs/speed.md).
 */
export async function bundleInFewFiles(
	entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
	{ outdir, start }: { readonly outdir: string; readonly start: string },
): Promise<readonly OutputFile[]> {
	const folder = path.resolve(bundleOptions.absWorkingDir, outdir);
	const parts = await split(entry, folder);
	const joined = joinedParts(parts, start);
	const alone = [...parts.keys()].filter((name) => !joined.has(name));
	const files = new Set([...joined.values()]);
	const { outputFiles } = await build({
		...bundleOptions,
		splitting: false,
		plugins: [joining(parts, joined, folder)],
		entryPoints: [
			...alone.map((name) => ({ in: `./${name}`, out: withoutEnding(name) })),
			...[...files].map((file) => ({ in: `joined:${file}`, out: withoutEnding(file) })),
		],
		outdir: folder,
		minify: true,
		sourcemap: 'external',
		sourcesContent: false,
		write: false,
		logLevel: 'warning',
	});
	return outputFiles;
}

const withoutEnding = (file: string): string => path.basename(file, '.mjs');

async function split(entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>, outdir: string): Promise<Parts> {
	const { banner: _, ...options } = bundleOptions; // The banner is added once, to the joined parts.
	const { outputFiles, metafile } = await build({
		...options,
		...entry,
		outdir,
		minify: true,
		sourcemap: 'inline',
		sourcesContent: false,
		metafile: true,
		write: false,
		logLevel: 'warning',
	});
	const parts = outputFiles.map(({ path: file, text }): readonly [string, Part] => {
		const output = metafile.outputs[path.relative(bundleOptions.absWorkingDir, file)];
		if (!output) throw new Error(`esbuild says nothing of ${file}.`);
		const { exports, imports, entryPoint } = output;
		const atOnce = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
		return [
			path.basename(file),
			{
				text,
				bytes: text.lastIndexOf('//# sourceMappingURL='),
				exports,
				imports: atOnce.map((one) => path.basename(one.path)),
				isChunk: entryPoint === undefined,
			},
		];
	});
	return new Map(parts);
}

/** The file that each part is joined into. */
function joinedParts(parts: Parts, start: string): ReadonlyMap<string, string> {
	const atOnce = withItsImports(parts, start);
	const shared = sharedByMany(parts, atOnce);
	const isReady = (name: string): boolean => atOnce.has(name) || shared.has(name);
	for (let before = -1; before !== shared.size; ) {
		before = shared.size;
		// Leaves out parts that import a separate part: every reader would load that too.
		for (const name of shared) if (!(parts.get(name)?.imports ?? []).every(isReady)) shared.delete(name);
	}
	return new Map([
		...[...atOnce].map((name) => [name, start] as const),
		...[...shared].map((name) => [name, SHARED] as const),
	]);
}

/** The small parts with many importers that are not read at the start. */
function sharedByMany(parts: Parts, atOnce: ReadonlySet<string>): Set<string> {
	const uses = new Map<string, number>();
	for (const [name, { isChunk }] of parts)
		if (!isChunk) for (const read of withItsImports(parts, name)) uses.set(read, (uses.get(read) ?? 0) + 1);
	const small = [...parts].flatMap(([name, { isChunk, bytes }]) =>
		isChunk && bytes <= SMALL && !atOnce.has(name) ? [{ name, uses: uses.get(name) ?? 0 }] : [],
	);
	const most = Math.max(0, ...small.map((one) => one.uses));
	return new Set(small.filter((one) => one.uses * OFTEN >= most).map(({ name }) => name));
}

function withItsImports(parts: Parts, name: string, known: Set<string> = new Set()): ReadonlySet<string> {
	if (known.has(name)) return known;
	known.add(name);
	for (const imported of parts.get(name)?.imports ?? []) withItsImports(parts, imported, known);
	return known;
}

/** Puts parts into their files, and rewrites the imports of them. Their statements do not change. */
function joining(parts: Parts, joined: ReadonlyMap<string, string>, folder: string): Plugin {
	const names = namesOutside(parts, joined);
	const place = (name: string): string => path.join(folder, name);
	return {
		name: 'join-parts',
		setup({ onResolve, onLoad }) {
			onResolve({ filter: /^joined:/ }, ({ path: file }) => ({
				path: file.slice('joined:'.length),
				namespace: 'joined',
			}));
			onResolve({ filter: /^\.\/.*\.mjs$/ }, (asked) => {
				const name = path.basename(asked.path);
				switch (whereIs(name, asked, joined)) {
					case 'here':
						return { path: place(name) };
					case 'in another file':
						return { path: name, namespace: 'elsewhere' };
					case 'by itself':
						return { path: asked.path, external: true };
				}
			});
			onLoad({ filter: /.*/, namespace: 'file' }, ({ path: file }) => ({
				contents: partOf(parts, path.basename(file)).text,
			}));
			onLoad({ filter: /.*/, namespace: 'joined' }, ({ path: file }) => ({
				contents: membersOf(joined, file)
					.map((name) => exportOf(names(name), `./${name}`))
					.join('\n'),
				resolveDir: folder,
			}));
			onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path: name }) => ({
				contents: exportOf(
					names(name).map(([own, outside]) => [outside, own] as const),
					`./${joined.get(name)}`,
				),
				resolveDir: folder,
			}));
		},
	};
}

type Where = 'here' | 'in another file' | 'by itself';

/** Where an importer finds a part. */
function whereIs(
	name: string,
	{ kind, namespace, importer }: OnResolveArgs,
	joined: ReadonlyMap<string, string>,
): Where {
	if (kind === 'entry-point' || namespace === 'joined') return 'here';
	const file = joined.get(name);
	if (kind === 'dynamic-import' || namespace === 'elsewhere' || file === undefined) return 'by itself';
	return file === joined.get(path.basename(importer)) ? 'here' : 'in another file';
}

function partOf(parts: Parts, name: string): Part {
	const part = parts.get(name);
	if (!part) throw new Error(`There is no part ${name}.`);
	return part;
}

/** The parts of a file; the one that names the file runs first. */
const membersOf = (joined: ReadonlyMap<string, string>, file: string): readonly string[] =>
	[...joined.keys()]
		.filter((name) => joined.get(name) === file)
		.sort((a, b) => Number(b === file) - Number(a === file));

/** The exports of a part, by its own names and by the names outside its file, where other parts use the same names. */
const namesOutside = (parts: Parts, joined: ReadonlyMap<string, string>) => {
	const places = [...joined.keys()];
	return (name: string) =>
		partOf(parts, name).exports.map(
			(own) => [own, name === joined.get(name) ? own : `${own}${places.indexOf(name)}`] as const,
		);
};

const exportOf = (names: readonly (readonly [from: string, to: string])[], file: string): string =>
	`export { ${names.map(([from, to]) => `${from} as ${to}`).join(', ')} } from '${file}';`;
