/**
 * Compiles a module's browser files into a folder, neither compressed nor released: `node compile-for-browsers.mjs
 * shell <folder>`. A test compares them with those of another build.
 */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserConfig } from './browser-config.mjs';

const [name = '', out = ''] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../..', name === 'shell' ? name : `mfe-${name}`);
const config = browserConfig({ name, folder });
// The bundler looks up the browser targets from the working directory.
process.chdir(folder);
rspack({ ...config, output: { ...config.output, path: out } }, (error, stats) => {
	if (error) throw error;
	if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
});
