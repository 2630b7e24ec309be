/**
 * Compiles what browsers get of one module into a folder, neither compressed nor released: `node compile-for-browsers.mjs shell <folder>`. A test
 * compares it with what was built elsewhere.
 */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserConfig } from './browser-config.mjs';

const [name = '', out = ''] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../..', name === 'shell' ? name : `mfe-${name}`);
const config = browserConfig({ name, folder });
// The bundler looks for the targets of a browser from where it runs.
process.chdir(folder);
rspack({ ...config, output: { ...config.output, path: out } }, (error, stats) => {
	if (error) throw error;
	if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
});
