import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { precompressFiles } from './precompress-files.mjs';
import { factsOf, writeRelease } from './write-release.mjs';

/**
 * The prefetches of a module's addresses (packages/platform, `RoutePrefetches`), declared by its team.
 *
 * @param {string} folder
 */
function prefetchesOf(folder) {
	const file = path.join(folder, 'prefetches.json');
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Moves source maps out of the published folder. Builds are reproducible, so the maps of a version can be rebuilt from
 * its commit (decision 044).
 *
 * @param {string} folder
 * @param {string} dist
 */
function takeSourceMaps(folder, dist) {
	const maps = path.join(folder, 'generated/source-maps');
	rmSync(maps, { recursive: true, force: true });
	for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
		if (!file.endsWith('.map')) continue;
		const target = path.join(maps, file);
		mkdirSync(path.dirname(target), { recursive: true });
		renameSync(path.join(dist, file), target);
	}
}

/**
 * @typedef {object} ReleaseOptions
 * @property {string} name The module's name in releases.
 * @property {string} folder Absolute path of its workspace.
 * @property {((dist: string) => Promise<Pick<import('./write-release.mjs').ReleaseFile, 'pictures' | 'icons'>>) | undefined} [draw]
 *   Adds files that are drawn rather than compiled.
 */

/**
 * Calls `run` after each build of a compiler without errors.
 *
 * @param {(compilation: import('@rspack/core').Compilation) => void | Promise<void>} run
 */
const afterSuccess = (run) => ({
	/** @param {import('@rspack/core').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
			if (!stats.hasErrors()) await run(stats.compilation);
		});
	},
});

/**
 * @param {ReleaseOptions} options
 * @param {ReturnType<typeof factsOf>} facts
 */
async function finishRelease({ name, folder, draw }, facts) {
	const dist = path.join(folder, 'dist');
	takeSourceMaps(folder, dist);
	const drawn = await draw?.(dist);
	const prefetches = prefetchesOf(folder);
	const release = writeRelease({ name, folder: dist, ...(drawn ? { drawn } : {}), prefetches, ...facts });
	await precompressFiles(dist);
	console.log(`${name} ${release.version}`);
}

/**
 * Turns the builds of one module into a release once the last of them is done: writes `release.json` and the
 * precompressed variants. The first build is the browser's, whose chunks pages refer to.
 *
 * @param {ReleaseOptions} options
 * @param {readonly import('@rspack/core').Configuration[]} configs In the order in which they run.
 * @returns {import('@rspack/core').Configuration[]}
 */
export function asRelease(options, configs) {
	/** @type {ReturnType<typeof factsOf> | undefined} */
	let facts;
	const first = afterSuccess((compilation) => {
		facts = factsOf(compilation);
	});
	const last = afterSuccess(async () => {
		if (facts) await finishRelease(options, facts);
	});
	// Sequential: the first one cleans the folder, and parallel builds would only share the same cores.
	return configs.map((config, at) => ({
		...config,
		dependencies: configs.slice(0, at).map(({ name = '' }) => name),
		plugins: [...(config.plugins ?? []), ...(at === 0 ? [first] : []), ...(at === configs.length - 1 ? [last] : [])],
	}));
}
