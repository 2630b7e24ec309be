import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXPOSED_CHUNK, exposedFilesOf, providedFilesOf } from './federated-files.mjs';
import { singletons } from './shared.mjs';
import { sharedExportsOf, sharedImportsOf } from './shared-exports.mjs';

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
 * @property {readonly string[]} scripts In order: the shell's entry, or what a module's `./app` needs before it can
 * render.
 * @property {readonly string[]} styles
 * @property {string | null} boot Of the shell: the script of prerendered pages, which loads the others when they are
 * needed.
 * @property {string | null} webVitals Of the shell: the script that measures a visit.
 * @property {string | null} prefetchScript Of the shell: the script that prefetches for a page behind a log-in.
 * @property {string | null} backGuard Of the shell: the script in every document's head that guards Back after "Leave
 * this site".
 * @property {string | null} worker Of the shell: the service worker, which the publisher serves as `/sw.js`.
 * @property {readonly string[]} fonts Of the shell: fonts of the first paint, which are worth preloading.
 * @property {Readonly<Record<string, Files>>} provides Of the shell: the files of each singleton that is not in its
 * entry.
 * @property {Readonly<Record<string, { readonly file: string, readonly alt: string }>>} [pictures] Of the shell: the
 * pictures of previews.
 * @property {Readonly<Record<string, string>>} [icons] Of the shell: the icons of home screens.
 * @property {Readonly<Record<string, import('./shared-exports.mjs').SharedExport>>} [sharedExports] Of the shell: what
 * each singleton exports.
 * @property {Readonly<Record<string, import('./shared-exports.mjs').SharedImport>>} [sharedImports] Of a module: what
 * it imports of each singleton.
 * @property {readonly string[]} uses Of a module: the singletons among those that its `./app` needs before it can
 * render.
 * @property {Readonly<Record<string, PageFiles>>} pages What pages in files of their own need beside that, by name:
 * `contact-page`.
 * @property {RoutePrefetches} prefetches Of a module: what its addresses need first.
 */

/**
 * @typedef {Readonly<Record<string, { readonly calls: readonly string[], readonly page?: string }>>} RoutePrefetches
 */

/**
 * @typedef {Files & { readonly uses: readonly string[] }} PageFiles
 */

/** The import of a code-split page, from any folder beside it: `import('./pages/contact-page.tsx')`. */
const PAGE = /^\.\.?\/pages\/(?:[a-z-]+\/)?([a-z-]+-page)\.tsx$/;

/**
 * @typedef {Readonly<Record<string, { readonly files: readonly string[], readonly uses: readonly string[] }>>} BuiltPages
 */

/**
 * The facts of a build that only its compilation has.
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
export function factsOf(compilation) {
	const { chunks, chunkGraph, chunkGroups, entrypoints } = compilation;
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
		uses: usedBy([...chunks].filter(({ name }) => name === EXPOSED_CHUNK)),
		pages: Object.fromEntries(pages),
		exposed: exposedFilesOf(compilation),
		provides: providedFilesOf(compilation),
		shared: entrypoints.has('main')
			? { sharedExports: sharedExportsOf(compilation) }
			: { sharedImports: sharedImportsOf(compilation) },
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
 * @param {RoutePrefetches} prefetches
 */
function versionOf(folder, prefetches) {
	const hash = createHash('sha256').update(JSON.stringify(prefetches));
	for (const file of filesIn(folder)) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
	return hash.digest('hex').slice(0, 12);
}

/**
 * The files of each code-split page that are not common to all pages.
 *
 * @param {BuiltPages} pages
 * @param {{ readonly files: readonly string[], readonly uses: readonly string[] }} common
 * @returns {ReleaseFile['pages']}
 */
function pageFiles(pages, { files, uses }) {
	const entries = Object.entries(pages).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(
		entries.map(([name, page]) => {
			const own = page.files.filter((file) => !files.includes(file));
			return [
				name,
				{
					scripts: own.filter((file) => file.endsWith('.js')),
					styles: own.filter((file) => file.endsWith('.css')),
					uses: page.uses.filter((singleton) => !uses.includes(singleton)),
				},
			];
		}),
	);
}

/**
 * The files of a module's only export, and the further files of each page.
 *
 * @param {string} folder
 * @param {{ readonly exposed: Files | undefined, readonly uses: readonly string[], readonly pages: BuiltPages, readonly prefetches: RoutePrefetches }} built
 */
function moduleFiles(folder, { exposed, uses, pages, prefetches }) {
	if (!exposed) throw new Error(`${folder} exposes no ./app.`);
	const { scripts, styles } = exposed;
	for (const [address, { page }] of Object.entries(prefetches))
		if (page !== undefined && !Object.hasOwn(pages, page))
			throw new Error(`${address} names ${page}, which is no page.`);
	return {
		scripts,
		styles,
		boot: null,
		prefetchScript: null,
		backGuard: null,
		webVitals: null,
		worker: null,
		fonts: [],
		provides: {},
		uses,
		pages: pageFiles(pages, { files: [...scripts, ...styles], uses }),
		prefetches,
	};
}

/**
 * @param {string} folder
 * @param {readonly string[]} entryFiles What the entry of the shell loads, in order.
 * @param {{ readonly provides: Readonly<Record<string, Files>>, readonly pages: BuiltPages }} built
 */
function shellFiles(folder, entryFiles, { provides, pages }) {
	return {
		scripts: entryFiles.filter((file) => file.endsWith('.js')),
		styles: entryFiles.filter((file) => file.endsWith('.css')),
		boot: filesIn(folder).find((file) => /^assets\/boot\..*\.js$/.test(file)) ?? null,
		prefetchScript: filesIn(folder).find((file) => /^assets\/prefetch-guarded\..*\.js$/.test(file)) ?? null,
		backGuard: filesIn(folder).find((file) => /^assets\/back-guard\..*\.js$/.test(file)) ?? null,
		webVitals: filesIn(folder).find((file) => /^assets\/web-vitals\..*\.js$/.test(file)) ?? null,
		worker: 'service-worker.js',
		fonts: filesIn(folder).filter((file) => /figtree-plain.*\.woff2$/.test(file)),
		provides,
		uses: [],
		pages: pageFiles(pages, { files: entryFiles, uses: [] }),
		prefetches: {},
	};
}

/**
 * Writes `release.json` into the built folder.
 *
 * @param {{ readonly name: string; readonly folder: string; readonly entryFiles: readonly string[]; readonly drawn?: Pick<ReleaseFile, 'pictures' | 'icons'>; readonly exposed: Files | undefined; readonly provides: Readonly<Record<string, Files>>; readonly uses: readonly string[]; readonly pages: BuiltPages; readonly shared: Pick<ReleaseFile, 'sharedExports' | 'sharedImports'>; readonly prefetches: RoutePrefetches }} build
 * @returns {ReleaseFile}
 */
export function writeRelease({ name, folder, entryFiles, drawn = {}, ...built }) {
	const isShell = name === 'shell';
	const files = isShell ? shellFiles(folder, entryFiles, built) : moduleFiles(folder, built);
	const release = {
		name,
		version: versionOf(folder, built.prefetches),
		remoteEntry: isShell ? null : 'remoteEntry.js',
		server: existsSync(path.join(folder, 'server.mjs')) ? 'server.mjs' : null,
		...files,
		...built.shared,
		...drawn,
	};
	writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, '\t')}\n`);
	return release;
}
