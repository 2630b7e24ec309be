import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** Replaces positions in a build by positions in the source, wherever a text names some. */
export type OriginalLines = (text: string) => string;

/** `file:line:column`, 1-based as in stack traces. */
const PLACE = /[^\s()"']*\/([\w.-]+\.m?js):(\d+):(\d+)/g;

/**
 * Source positions for a build of `name`, a function (`booking`) or a workspace of the site (`mfe-booking`), in the
 * repository at `root`. The build must be of the same commit: builds are reproducible (decision 044). Undefined without
 * source maps.
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
			// Paths in source maps are relative to the repository.
			const source = origin.fileName.replace(/^(?:\.\.\/)+|^webpack:\/\/[^/]*\//, '');
			return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
		});
}

function readMap(folder: string, file: string): SourceMap | undefined {
	const place = [join(folder, `${file}.map`), join(folder, 'assets', `${file}.map`)].find((each) => existsSync(each));
	return place === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(place, 'utf8')));
}
