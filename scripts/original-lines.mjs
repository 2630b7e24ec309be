/**
 * Reads a trace or a log and prints it with the lines of the sources in place of those of a build:
 * `node scripts/original-lines.mjs booking < trace.txt` for a function, `… mfe-booking` for what a browser ran. The build of the same
 * commit must be there (`npm run build`): it makes the same files, and so the same lines (decision 044).
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { refuse } from './lib/preflight.mjs';
import { root } from './lib/steps.mjs';

const [name = ''] = process.argv.slice(2);
const folder = [`lambdas/generated/source-maps/${name}`, `${name}/generated/source-maps`]
	.map((each) => path.join(root, each))
	.find((each) => name !== '' && existsSync(each));
if (!folder)
	refuse(`There are no source maps of "${name}". Name a function or a workspace of the site, after npm run build.`);

const maps = new Map();
function mapOf(file) {
	if (!maps.has(file)) {
		const place = [path.join(folder, `${file}.map`), path.join(folder, 'assets', `${file}.map`)].find(existsSync);
		maps.set(file, place && new SourceMap(JSON.parse(readFileSync(place, 'utf8'))));
	}
	return maps.get(file);
}

/** `file:line:column`, counted from 1 as traces do. Sources are named as the map names them, beneath the repository. */
const place = /[^\s()"']*\/([\w.-]+\.m?js):(\d+):(\d+)/g;
const original = (given, file, line, column) => {
	const found = mapOf(file)?.findOrigin(Number(line), Number(column));
	if (found?.fileName === undefined) return given;
	return `${found.fileName.replace(/^(?:\.\.\/)+|^webpack:\/\/[^/]*\//, '')}:${found.lineNumber}:${found.columnNumber}`;
};
process.stdout.write((await text(process.stdin)).replaceAll(place, original));
