import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserConfig } from './browser-config.mjs';
import { commonConfig } from './common-config.mjs';
import { devConfig } from './dev/dev-config.mjs';
import { asRelease } from './release-plugin.mjs';
import { SERVER_SINGLETONS, serverExternals } from './shared.mjs';

/**
 * @typedef {import('./common-config.mjs').ModuleOptions} ModuleOptions
 */

/**
 * The build for Node, in one file. Addresses of assets start with a token that `renderPage` replaces with the folder of
 * the live release, because the build cannot know its own version.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function serverConfig(options) {
	const { name, folder, server = './src/server.tsx', serverRules = [] } = options;
	const host = name === 'shell';
	const common = commonConfig({ folder, rules: serverRules });
	return {
		...common,
		name: `${name}:server`,
		target: 'node20',
		entry: { server },
		externals: host ? {} : serverExternals(),
		output: {
			path: path.join(folder, 'dist'),
			clean: false,
			publicPath: publicPathToken(name),
			uniqueName: name,
			filename: '[name].mjs',
			module: true,
			chunkFormat: 'module',
			library: { type: 'module' },
			assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
		},
		module: {
			...common.module,
			parser: { javascript: { dynamicImportMode: 'eager' } },
		},
		optimization: {
			splitChunks: false,
			minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
		},
		plugins: [new rspack.DefinePlugin({ SERVER_SINGLETONS: JSON.stringify(SERVER_SINGLETONS) })],
	};
}

/**
 * The build of the small scripts that a prerendered page loads first, without federation. A visitor who only reads
 * loads no other script; behind a log-in they load before the first paint.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function bootConfig({ name, folder }) {
	return {
		...commonConfig({ folder }),
		name: `${name}:boot`,
		devtool: 'hidden-source-map',
		target: ['web', 'es2022'],
		entry: {
			boot: './src/boot.ts',
			'prefetch-guarded': './src/prefetch-guarded.ts',
			'back-guard': './src/back-guard.ts',
			'web-vitals': './src/web-vitals.ts',
		},
		output: { path: path.join(folder, 'dist'), clean: false, filename: 'assets/[name].[contenthash:8].js' },
	};
}

/**
 * The service worker that caches public pages for use offline. Its name has no hash: the publisher serves it from the
 * fixed address `/sw.js`.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function workerConfig({ name, folder }) {
	return {
		...commonConfig({ folder }),
		name: `${name}:worker`,
		devtool: 'hidden-source-map',
		target: ['webworker', 'es2022'],
		entry: { 'service-worker': './src/offline/worker/service-worker.ts' },
		output: { path: path.join(folder, 'dist'), clean: false, filename: '[name].js' },
	};
}

/**
 * Placeholder of a module's folder in server-rendered HTML until the live release is known.
 *
 * @param {string} name
 */
export const publicPathToken = (name) => `/@release/${name}/`;

/** @param {ModuleOptions} options */
const buildsOf = (options) =>
	asRelease(
		options,
		options.name === 'shell'
			? [browserConfig(options), serverConfig(options), bootConfig(options), workerConfig(options)]
			: [browserConfig(options), ...(options.server ? [serverConfig(options)] : [])],
	);

/**
 * The configurations of one module. `rspack build` builds it for the browser, and for Node if its pages are prerendered.
 * `rspack serve` builds it for the browser only, and rebuilds it at every change.
 *
 * @param {ModuleOptions} options
 * @returns {(env: { readonly RSPACK_SERVE?: boolean }) => import('@rspack/core').Configuration[]}
 */
export const moduleConfig = (options) => (env) => (env.RSPACK_SERVE ? [devConfig(options)] : buildsOf(options));
