import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionNames } from './bundles.ts';
import { bundleInFewFiles } from './join-parts.ts';

/** Bundles every function into `dist/<name>/` for Lambda and the local cloud, without source maps (decision 044). */
const out = fileURLToPath(new URL('./dist/', import.meta.url));
const names = await functionNames();

await mkdir(out, { recursive: true });
for (const folder of await readdir(out)) {
	if (!names.includes(folder)) await rm(`${out}${folder}`, { recursive: true });
}

const maps = fileURLToPath(new URL('./generated/source-maps/', import.meta.url));
await rm(maps, { recursive: true, force: true });

/** A build for each function, so that no file is shared between two. */
const bundle = (name: string) =>
	bundleInFewFiles(
		{ entryPoints: [{ in: `src/functions/${name}.ts`, out: 'index' }] },
		{ outdir: `dist/${name}`, start: 'index.mjs' },
	);

const written = new Set<string>();
for (const { path: file, contents } of (await Promise.all(names.map(bundle))).flat()) {
	const place = file.endsWith('.map') ? path.join(maps, path.relative(out, file)) : file;
	await mkdir(path.dirname(place), { recursive: true });
	await writeFile(place, contents);
	written.add(place);
}
// Removes the parts of an earlier build, whose names contain content hashes.
for (const entry of await readdir(out, { withFileTypes: true, recursive: true })) {
	const file = path.join(entry.parentPath, entry.name);
	if (entry.isFile() && !written.has(file)) await rm(file);
}
