import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
 * @property {readonly string[]} fonts Worth preloading: they are in the first paint.
 */

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => statSync(path.join(folder, file)).isFile())
		.map((file) => file.replaceAll(path.sep, '/'))
		.sort();

/** @param {string} folder */
function versionOf(folder) {
	const hash = createHash('sha256');
	for (const file of filesIn(folder)) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
	return hash.digest('hex').slice(0, 12);
}

/**
 * The files of a module's only exposed part, from the manifest federation wrote.
 *
 * @param {string} folder
 */
function exposedFiles(folder) {
	const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
	const exposed = manifest.exposes.find((/** @type {{ name: string }} */ { name }) => name === 'app');
	if (!exposed) throw new Error(`${folder} exposes no ./app.`);
	return {
		scripts: [...exposed.assets.js.sync],
		styles: [...exposed.assets.css.sync, ...exposed.assets.css.async].filter(
			(file, at, all) => all.indexOf(file) === at,
		),
	};
}

/**
 * @param {string} folder
 * @param {readonly string[]} entryFiles What the entry of the shell loads, in order.
 */
const shellFiles = (folder, entryFiles) => ({
	scripts: entryFiles.filter((file) => file.endsWith('.js')),
	styles: entryFiles.filter((file) => file.endsWith('.css')),
	fonts: filesIn(folder).filter((file) => /figtree.*\.woff2$/.test(file)),
});

/**
 * Writes `release.json` beside what was built.
 *
 * @param {{ readonly name: string; readonly folder: string; readonly entryFiles: readonly string[] }} build
 * @returns {ReleaseFile}
 */
export function writeRelease({ name, folder, entryFiles }) {
	const isShell = name === 'shell';
	const files = isShell ? shellFiles(folder, entryFiles) : { ...exposedFiles(folder), fonts: [] };
	// Federation's own manifests have served: pages name the entry themselves, and nothing else is to be published.
	for (const manifest of ['mf-manifest.json', 'mf-stats.json']) rmSync(path.join(folder, manifest), { force: true });
	const release = {
		name,
		version: versionOf(folder),
		remoteEntry: isShell ? null : 'remoteEntry.js',
		server: existsSync(path.join(folder, 'server.mjs')) ? 'server.mjs' : null,
		...files,
	};
	writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, '\t')}\n`);
	return release;
}
