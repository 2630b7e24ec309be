import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** Puts lines of the sources in the place of those of a build, wherever a text names some. */
export type OriginalLines = (text: string) => string;

/** `file:line:column`, counted from 1 as traces do. */
const PLACE = /[^\s()"']*\/([\w.-]+\.m?js):(\d+):(\d+)/g;

/**
 * The lines behind a build of `name`, a function (`booking`) or a workspace of the site (`mfe-booking`), in the repository at `root`. The
 * build of the same commit must be there: it makes the same files, and so the same lines (decision 044). None without its source maps.
 */
export function originalLinesOf(name: string, root: string): OriginalLines | undefined {
	const folder = [`lambdas/generated/source-maps/${name}`, `${name}/generated/source-maps`]
		.map((each) => join(root, each))
		.find((each) => name !== '' && existsSync(each));
	if (folder === undefined) return undefined;
	const maps = new Map<string, SourceMap | undefined>();
	const mapOf = (file: string): SourceMap | undefined => {
		if (!maps.has(file)) maps.set(file, readMap(folder, file));
		return maps.get(file);
	};
	return (text) =>
		text.replaceAll(PLACE, (given: string, file: string, line: string, column: string) => {
			const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
			if (!origin || !('fileName' in origin) || origin.fileName === undefined) return given;
			// Sources are named as the map names them, beneath the repository.
			const source = origin.fileName.replace(/^(?:\.\.\/)+|^webpack:\/\/[^/]*\//, '');
			return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
		});
}

function readMap(folder: string, file: string): SourceMap | undefined {
	const place = [join(folder, `${file}.map`), join(folder, 'assets', `${file}.map`)].find((each) => existsSync(each));
	return place === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(place, 'utf8')));
}
