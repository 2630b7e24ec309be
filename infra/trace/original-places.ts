import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import type { OriginalLines } from './original-lines.ts';
import type { LogEntry } from './story.ts';

export interface Builds {
	/** The name of a function without the stage: `booking` of `tulia-live-booking`. */
	readonly partOf: (functionName: string) => string | undefined;
	readonly linesOf: (build: string) => OriginalLines | undefined;
}

/** The build of a line: of the module that failed in a browser, or else of the function itself. */
function buildOf({ functionName, fields }: LogEntry, partOf: Builds['partOf']): string | undefined {
	const module = siteModules.find((each) => each === fields.module);
	return module && fields.message === 'CLIENT_ERROR' ? workspaceOf(module) : partOf(functionName);
}

/** A log line with source positions instead of positions in a build, where the build is available. */
export function withOriginalPlaces(entry: LogEntry, { partOf, linesOf }: Builds): LogEntry {
	const build = buildOf(entry, partOf);
	const lines = build === undefined ? undefined : linesOf(build);
	if (!lines) return entry;
	const fields = Object.entries(entry.fields).map(([name, value]) => [
		name,
		(name === 'at' || name === 'position') && typeof value === 'string' ? lines(value) : value,
	]);
	return { ...entry, fields: Object.fromEntries(fields) };
}
