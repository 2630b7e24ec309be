import path from 'node:path';
import { rspack } from '@rspack/core';
import { commonConfig } from './common-config.mjs';
import { EXPOSED_CHUNK } from './federated-files.mjs';
import { sharedModules } from './shared.mjs';
import { sharedModuleIds } from './shared-module-ids.mjs';

/**
 * @typedef {import('./common-config.mjs').ModuleOptions} ModuleOptions
 */

/** The supported browsers. Without targets, nesting and light-dark() are expanded to twice the size. */
const cssTargets = ['chrome 123', 'firefox 120', 'safari 17.5'];
/** Timeout of one chunk, in milliseconds: a little less than a module's 8 seconds (shell, module-loader). */
const CHUNK_TIMEOUT = 7000;

const repository = path.resolve(import.meta.dirname, '../..');

const dependency = (/** @type {string} */ file) => path.join(repository, 'node_modules', file);

const browserAliases = {
	// The package exports its production build under no condition, so every bundler picks the development one.
	'react-router$': dependency('react-router/dist/production/index.mjs'),
	'react-router/dom$': dependency('react-router/dist/production/dom-export.mjs'),
};

/** The only export of a module, in chunks whose name the release finds. */
const exposes = { './app': { import: './src/app.tsx', name: EXPOSED_CHUNK } };

/**
 * The bundler's own federation, which shares the listed singletons and has no runtime of its own (decision 040).
 *
 * @param {Pick<ModuleOptions, 'name'>} options
 * @param {{ readonly refresh: boolean }} [development]
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export function federation({ name }, { refresh } = { refresh: false }) {
	const host = name === 'shell';
	return new rspack.container.ModuleFederationPluginV1({
		name,
		filename: 'remoteEntry.js',
		...(host ? {} : { exposes, library: { type: 'var', name } }),
		shared: sharedModules({ host, refresh }),
	});
}

/**
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
export function browserConfig(options) {
	const { name, folder } = options;
	const host = name === 'shell';
	const common = commonConfig(options);
	return {
		...common,
		name: `${name}:browser`,
		devtool: 'hidden-source-map',
		target: ['web', 'es2022'],
		entry: host ? { main: './src/main.ts' } : {},
		resolve: {
			...common.resolve,
			alias: browserAliases,
		},
		output: {
			path: path.join(folder, 'dist'),
			clean: true,
			publicPath: 'auto',
			uniqueName: name,
			filename: 'assets/[name].[contenthash:8].js',
			chunkFilename: 'assets/[name].[contenthash:8].js',
			cssFilename: 'assets/[name].[contenthash:8].css',
			cssChunkFilename: 'assets/[name].[contenthash:8].css',
			assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
			chunkLoadTimeout: CHUNK_TIMEOUT,
		},
		optimization: {
			chunkIds: 'size',
			// Saves half a percent of the script; only files of one release use these names.
			mangleExports: 'size',
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					extractComments: false,
					minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
				}),
				new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: cssTargets } }),
			],
		},
		plugins: [federation(options), sharedModuleIds(repository)],
	};
}
