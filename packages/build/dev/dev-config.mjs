import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserConfig, federation } from '../browser-config.mjs';
import { commonConfig } from '../common-config.mjs';

/**
 * The development session, from the environment set by `scripts/dev.mjs`.
 *
 * @typedef {object} DevSession
 * @property {number} port Where this module is served, on loopback.
 * @property {string} site The origin of the pages that load it.
 * @property {boolean} keepsState Whether those pages run the shell as it is developed. A production build of React
 * cannot replace a component, so the page of a deployed stage is reloaded instead.
 */

/** @returns {DevSession} */
function sessionOf({ DEV_PORT = '9100', DEV_SITE = 'http://localhost:8080', DEV_DEPLOYED } = process.env) {
	return { port: Number(DEV_PORT), site: DEV_SITE, keepsState: !DEV_DEPLOYED };
}

/**
 * @param {DevSession} session
 * @returns {NonNullable<import('@rspack/core').Configuration['devServer']>}
 */
const devServer = ({ port, site, keepsState }) => ({
	host: '127.0.0.1',
	port,
	hot: keepsState,
	static: false,
	allowedHosts: [new URL(site).hostname],
	headers: {
		'access-control-allow-origin': site,
		// Private Network Access: a public page may load from this machine only with this header.
		'access-control-allow-private-network': 'true',
	},
	client: {
		// The page has another origin, so the client cannot derive the server's address from it.
		webSocketURL: `ws://localhost:${port}/ws`,
		overlay: { errors: true, warnings: false, runtimeErrors: false },
		logging: 'warn',
	},
});

/**
 * Extra entries of the shell. The shell provides only what it uses itself, and built modules import the production JSX
 * runtime, which no file of the shell imports in development.
 *
 * @param {string} folder
 */
const shellEntries = (folder) =>
	[path.join(import.meta.dirname, 'renderer-hook.mjs'), 'react/jsx-runtime'].map(
		(entry) => new rspack.EntryPlugin(folder, entry, {}),
	);

/**
 * The development configuration of one module: rebuilt at every change, with hot replacement of components and the
 * names and lines of the sources. Without `eval`, which the content security policy forbids in development, too.
 *
 * @param {import('../common-config.mjs').ModuleOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
export function devConfig(options) {
	const { folder, name } = options;
	const session = sessionOf();
	const refresh = session.keepsState;
	const browser = browserConfig(options);
	const common = commonConfig(options, { development: refresh, refresh });
	return {
		...browser,
		...common,
		name: `${name}:dev`,
		mode: 'development',
		devtool: 'cheap-module-source-map',
		// Lazy compilation would make each page wait at its first visit, and hide the exposed module from federation.
		lazyCompilation: false,
		resolve: { ...common.resolve },
		output: {
			...browser.output,
			clean: false,
			filename: '[name].js',
			chunkFilename: '[name].js',
			cssFilename: '[name].css',
			cssChunkFilename: '[name].css',
			assetModuleFilename: 'assets/[name][ext]',
		},
		optimization: { chunkIds: 'named', moduleIds: 'named' },
		plugins: [
			...(name === 'shell' ? shellEntries(folder) : []),
			federation(options, { refresh }),
			...(refresh ? [new ReactRefreshRspackPlugin()] : []),
		],
		// Milliseconds: some editors empty a file before they write it, and the empty file would be built.
		watchOptions: { aggregateTimeout: 50 },
		devServer: devServer(session),
	};
}
