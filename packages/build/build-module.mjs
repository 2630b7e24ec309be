/**
 * Builds one workspace of the site: `node packages/build/build-module.mjs mfe-content`.
 * Everything goes to `<workspace>/dist`, with a `release.json` that says what a page must load of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { packFiles } from './pack-files.mjs';
import { factsOf, writeRelease } from './write-release.mjs';

/**
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').Compilation>}
 */
async function compile(config) {
	const compiler = rspack(config);
	const run = promisify(compiler.run.bind(compiler));
	const stats = await run();
	if (!stats || stats.hasErrors()) {
		throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? `${config.name} gave no result.`);
	}
	if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
	return stats.compilation;
}

/**
 * What the addresses of a module need first (packages/platform, `Starts`), declared by its team beside its code.
 *
 * @param {string} folder
 */
function startsOf(folder) {
	const file = path.join(folder, 'starts.json');
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {string} workspace */
async function build(workspace) {
	const folder = path.resolve(import.meta.dirname, '../..', workspace);
	const dist = path.join(folder, 'dist');
	const { default: configs, finish } = await import(pathToFileURL(path.join(folder, 'rspack.config.mjs')).href);
	rmSync(dist, { recursive: true, force: true });
	const [browser, ...others] = configs;
	// One after the other: the browser build cleans the folder, and several would only share the same cores.
	const facts = factsOf(await compile(browser));
	for (const config of others) await compile(config);
	const drawn = await finish?.(dist);
	const name = browser.output.uniqueName;
	const release = writeRelease({ name, folder: dist, drawn, starts: startsOf(folder), ...facts });
	await packFiles(dist);
	console.log(`${workspace} ${release.version}`);
}

const [workspace] = process.argv.slice(2);
if (!workspace) throw new Error('Name the workspace to build: node packages/build/build-module.mjs mfe-content');
await build(workspace);
