import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { singletons } from './shared.mjs';

/**
 * @typedef {object} Files
 * @property {readonly string[]} scripts
 * @property {readonly string[]} styles
 */

/**
 * What a page must know of one build of a module; all addresses are relative to the build's folder.
 *
 * @typedef {object} ReleaseFile
 * @property {string} name
 * @property {string} version Hash of everything in the folder: the same files are the same release.
 * @property {string | null} remoteEntry The file federation loads first; `null` for the shell.
 * @property {string | null} server The build for Node, where there is one.
 * @property {readonly string[]} scripts In order: the shell's entry, or what a module's `./app` needs before it can render.
 * @property {readonly string[]} styles
 * @property {string | null} boot Of the shell: the script of finished pages, which asks for the others when they are needed.
 * @property {string | null} early Of the shell: the script that begins the calls of a page behind a log-in.
 * @property {string | null} backGuard Of the shell: the script in every document's head that guards Back after "Leave this site".
 * @property {string | null} worker Of the shell: the service worker, which the publisher serves as `/sw.js`.
 * @property {readonly string[]} fonts Of the shell: worth preloading, they are in the first paint.
 * @property {Readonly<Record<string, Files>>} provides Of the shell: the files of each singleton that is not in its entry.
 * @property {Readonly<Record<string, { readonly file: string, readonly alt: string }>>} [pictures] Of the shell: the pictures of previews.
 * @property {Readonly<Record<string, string>>} [icons] Of the shell: the icons of home screens.
 * @property {readonly string[]} uses Of a module: the singletons among those that its `./app` needs before it can render.
 * @property {Readonly<Record<string, PageFiles>>} pages What pages in files of their own need beside that, by name: `contact-page`.
 * @property {Starts} starts Of a module: what its addresses need first.
 */

/**
 * @typedef {Readonly<Record<string, { readonly calls: readonly string[], readonly page?: string }>>} Starts
 */

/**
 * @typedef {Files & { readonly uses: readonly string[] }} PageFiles
 */

/** The chunk federation makes of what a module exposes as `./app`. */
const EXPOSED = '__federation_expose_app';
/** How a page in files of its own is asked for: `import('./pages/contact-page.tsx')`. */
const PAGE = /^\.\/pages\/(.+-page)\.tsx$/;

/**
 * @typedef {Readonly<Record<string, { readonly files: readonly string[], readonly uses: readonly string[] }>>} BuiltPages
 */

/**
 * What only the compilation knows of a build.
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
export function factsOf({ chunks, chunkGraph, chunkGroups, entrypoints }) {
	/** @param {readonly import('@rspack/core').Chunk[]} loaded */
	const usedBy = (loaded) => {
		const ids = loaded.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].map((module) => module.identifier()));
		const needs = (/** @type {string} */ name) =>
			ids.some((id) => id.startsWith(`consume shared module (default) ${name}@`));
		return singletons.filter(({ name, eager }) => !eager && needs(name)).map(({ name }) => name);
	};
	const pages = chunkGroups.flatMap((group) => {
		const name = group.origins.map(({ request }) => PAGE.exec(request ?? '')?.[1]).find(Boolean);
		return name ? [[name, { files: group.getFiles(), uses: usedBy(group.chunks) }]] : [];
	});
	return {
		entryFiles: [...(entrypoints.get('main')?.getFiles() ?? [])],
		uses: usedBy([...chunks].filter(({ name }) => name === EXPOSED)),
		pages: Object.fromEntries(pages),
	};
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => statSync(path.join(folder, file)).isFile())
		.map((file) => file.replaceAll(path.sep, '/'))
		.sort();

/**
 * @param {string} folder
 * @param {Starts} starts
 */
function versionOf(folder, starts) {
	const hash = createHash('sha256').update(JSON.stringify(starts));
	for (const file of filesIn(folder)) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
	return hash.digest('hex').slice(0, 12);
}

/**
 * @typedef {{ readonly name: string, readonly assets: { readonly js: { sync: string[] }, readonly css: { sync: string[] } } }} ManifestPart
 * @param {string} folder
 * @returns {{ readonly exposes: readonly ManifestPart[], readonly shared: readonly ManifestPart[] }}
 */
const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));

/**
 * @param {ManifestPart} part
 * @returns {Files}
 */
const filesOf = ({ assets }) => ({ scripts: assets.js.sync, styles: assets.css.sync });

/**
 * The files of a module's only exposed part, and of each page what is not among them.
 *
 * @param {string} folder
 * @param {{ readonly uses: readonly string[], readonly pages: BuiltPages, readonly starts: Starts }} built
 */
function moduleFiles(folder, { uses, pages, starts }) {
	const exposed = readManifest(folder).exposes.find(({ name }) => name === 'app');
	if (!exposed) throw new Error(`${folder} exposes no ./app.`);
	const { scripts, styles } = filesOf(exposed);
	const isOwn = (/** @type {string} */ file) => !scripts.includes(file) && !styles.includes(file);
	const pageFiles = Object.entries(pages)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, page]) => [
			name,
			{
				scripts: page.files.filter((file) => file.endsWith('.js') && isOwn(file)),
				styles: page.files.filter((file) => file.endsWith('.css') && isOwn(file)),
				uses: page.uses.filter((singleton) => !uses.includes(singleton)),
			},
		]);
	for (const [address, { page }] of Object.entries(starts))
		if (page !== undefined && !Object.hasOwn(pages, page))
			throw new Error(`${address} starts ${page}, which is no page.`);
	return {
		scripts,
		styles,
		boot: null,
		early: null,
		backGuard: null,
		worker: null,
		fonts: [],
		provides: {},
		uses,
		pages: Object.fromEntries(pageFiles),
		starts,
	};
}

/**
 * @param {string} folder
 * @param {readonly string[]} entryFiles What the entry of the shell loads, in order.
 */
function shellFiles(folder, entryFiles) {
	const late = new Set(singletons.filter(({ eager }) => !eager).map(({ name }) => name));
	const provided = readManifest(folder).shared.filter(({ name }) => late.has(name));
	return {
		scripts: entryFiles.filter((file) => file.endsWith('.js')),
		styles: entryFiles.filter((file) => file.endsWith('.css')),
		boot: filesIn(folder).find((file) => /^assets\/boot\..*\.js$/.test(file)) ?? null,
		early: filesIn(folder).find((file) => /^assets\/early-data\..*\.js$/.test(file)) ?? null,
		backGuard: filesIn(folder).find((file) => /^assets\/back-guard\..*\.js$/.test(file)) ?? null,
		worker: 'service-worker.js',
		fonts: filesIn(folder).filter((file) => /figtree.*\.woff2$/.test(file)),
		provides: Object.fromEntries(provided.map((part) => [part.name, filesOf(part)])),
		uses: [],
		pages: {},
		starts: {},
	};
}

/**
 * Writes `release.json` beside what was built.
 *
 * @param {{ readonly name: string; readonly folder: string; readonly entryFiles: readonly string[]; readonly drawn?: Pick<ReleaseFile, 'pictures' | 'icons'>; readonly uses: readonly string[]; readonly pages: BuiltPages; readonly starts: Starts }} build
 * @returns {ReleaseFile}
 */
export function writeRelease({ name, folder, entryFiles, drawn = {}, ...built }) {
	const isShell = name === 'shell';
	const files = isShell ? shellFiles(folder, entryFiles) : moduleFiles(folder, built);
	// Federation's own manifests have served: pages name the entry themselves, and nothing else is to be published.
	for (const manifest of ['mf-manifest.json', 'mf-stats.json']) rmSync(path.join(folder, manifest), { force: true });
	const release = {
		name,
		version: versionOf(folder, built.starts),
		remoteEntry: isShell ? null : 'remoteEntry.js',
		server: existsSync(path.join(folder, 'server.mjs')) ? 'server.mjs' : null,
		...files,
		...drawn,
	};
	writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, '\t')}\n`);
	return release;
}
