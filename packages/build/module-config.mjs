import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { SERVER_SINGLETONS, serverExternals, sharedModules } from './shared.mjs';

/**
 * @typedef {object} ModuleOptions
 * @property {string} name The module's name in federation and in releases: `shell`, `content`, `booking`, `admin`.
 * @property {string} folder Absolute path of its workspace.
 * @property {string} [server] What of it is also built for Node, to be rendered ahead of time: `./src/app.tsx`. The shell always is.
 */

const repository = path.resolve(import.meta.dirname, '../..');
/** The browsers we promise, and the smallest CSS: without targets, nesting and light-dark() are expanded to twice the size. */
const cssTargets = ['chrome 123', 'firefox 120', 'safari 17.5'];
/** How long one chunk may take, milliseconds: a little less than the 8 seconds a module is given in all (shell, module-loader). */
const CHUNK_TIMEOUT = 7000;

const dependency = (/** @type {string} */ file) => path.join(repository, 'node_modules', file);

/**
 * Files of federation's runtime that are taken instead of those its plugin names: the plugin asks for the CommonJS builds,
 * which cannot be shaken, and a page with one of each would carry the runtime twice.
 */
const federationAliases = Object.fromEntries(
	[
		['webpack-bundler-runtime/dist/index.cjs', 'webpack-bundler-runtime/dist/bundler.js'],
		['runtime/dist/index.cjs', 'runtime/dist/index.js'],
		['inject-external-runtime-core-plugin/dist/index.cjs', 'inject-external-runtime-core-plugin/dist/index.js'],
	].map(([asked, taken]) => [dependency(`@module-federation/${asked}`), dependency(`@module-federation/${taken}`)]),
);

const browserAliases = {
	...federationAliases,
	// The package offers its production build under no condition: every bundler gets the one for development.
	'react-router$': dependency('react-router/dist/production/index.mjs'),
	'react-router/dom$': dependency('react-router/dist/production/dom-export.mjs'),
};

const rules = [
	{
		test: /\.tsx?$/,
		loader: 'builtin:swc-loader',
		type: 'javascript/auto',
		options: {
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
				target: 'es2022',
			},
		},
	},
	{ test: /\.module\.css$/, type: 'css/auto' },
	{ test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
	{ test: /\.(?:svg|woff2|png|avif)$/, exclude: /logo-mark\.svg$/, type: 'asset/resource' },
	// The icon of the document stands in the document: a request less on every visit.
	{ test: /logo-mark\.svg$/, type: 'asset/inline' },
];

/**
 * What both builds have in common. Class names carry no hash, so that the two cannot disagree about them: file names of
 * CSS modules are unique in the repository instead.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
const commonConfig = ({ folder }) => ({
	mode: 'production',
	context: folder,
	devtool: false,
	cache: false,
	resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
	module: { rules, generator: { 'css/auto': { localIdentName: '[name]__[local]' } } },
	performance: { hints: false },
	stats: 'errors-warnings',
	infrastructureLogging: { level: 'error' },
	ignoreWarnings: [/Manifest will use absolute path resolution/],
});

/**
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function browserConfig(options) {
	const { name, folder } = options;
	const host = name === 'shell';
	const common = commonConfig(options);
	return {
		...common,
		name: `${name}:browser`,
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
			chunkIds: 'named',
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					extractComments: false,
					minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
				}),
				new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: cssTargets } }),
			],
		},
		plugins: [
			new ModuleFederationPlugin({
				name,
				filename: 'remoteEntry.js',
				...(host ? {} : { exposes: { './app': './src/app.tsx' } }),
				shared: sharedModules({ host }),
				dts: false,
				manifest: true,
				// The default asks every known module before it renders any: one slow module would hold up the whole site.
				shareStrategy: 'loaded-first',
				experiments: {
					...(host ? { provideExternalRuntime: true } : { externalRuntime: true }),
					optimization: { target: 'web', disableSnapshot: true },
				},
			}),
		],
	};
}

/**
 * The same components for Node, in one file. Addresses of assets start with a token that `renderPage` replaces by the
 * folder of the live release: the build cannot know its own version.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function serverConfig(options) {
	const { name, folder, server = './src/server.tsx' } = options;
	const host = name === 'shell';
	const common = commonConfig(options);
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
 * The scripts that begin a finished page, small and without federation: in public whoever only reads runs nothing else, and behind
 * a log-in it comes before the first paint.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function bootConfig({ name, folder }) {
	return {
		...commonConfig({ name, folder }),
		name: `${name}:boot`,
		target: ['web', 'es2022'],
		entry: { boot: './src/boot.ts', 'early-data': './src/early-data.ts', 'back-guard': './src/back-guard.ts' },
		output: { path: path.join(folder, 'dist'), clean: false, filename: 'assets/[name].[contenthash:8].js' },
	};
}

/**
 * The worker that keeps public pages for when the line is gone. It has no hash in its name: the publisher serves it from one address,
 * `/sw.js`, whose content changes.
 *
 * @param {ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function workerConfig({ name, folder }) {
	return {
		...commonConfig({ name, folder }),
		name: `${name}:worker`,
		target: ['webworker', 'es2022'],
		entry: { 'service-worker': './src/offline/worker/service-worker.ts' },
		output: { path: path.join(folder, 'dist'), clean: false, filename: '[name].js' },
	};
}

/**
 * What stands for a module's folder in server-rendered HTML until the live release is known.
 *
 * @param {string} name
 */
export const publicPathToken = (name) => `/@release/${name}/`;

/**
 * The builds of one module: for the browser, and for Node where its pages are rendered ahead of time.
 *
 * @param {ModuleOptions} options
 */
export const moduleConfig = (options) =>
	options.name === 'shell'
		? [browserConfig(options), serverConfig(options), bootConfig(options), workerConfig(options)]
		: [browserConfig(options), ...(options.server ? [serverConfig(options)] : [])];
