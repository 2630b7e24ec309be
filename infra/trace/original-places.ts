import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import type { OriginalLines } from './original-lines.ts';
import type { LogEntry } from './story.ts';

export interface Builds {
	/** The part of a function's name that the stage does not add: `booking` of `tulia-live-booking`. */
	readonly partOf: (functionName: string) => string | undefined;
	readonly linesOf: (build: string) => OriginalLines | undefined;
}

/** The build whose places a line names: the module's that broke in a browser, or else the function's own. */
function buildOf({ functionName, fields }: LogEntry, partOf: Builds['partOf']): string | undefined {
	const module = siteModules.find((each) => each === fields.module);
	return module && fields.message === 'CLIENT_ERROR' ? workspaceOf(module) : partOf(functionName);
}

/** A line of the log that names places in our sources instead of those in what was built of them, where a build can tell. */
export function withOriginalPlaces(entry: LogEntry, { partOf, linesOf }: Builds): LogEntry {
	const build = buildOf(entry, partOf);
	const lines = build === undefined ? undefined : linesOf(build);
	if (!lines) return entry;
	const told = Object.entries(entry.fields).map(([name, value]) => [
		name,
		(name === 'at' || name === 'position') && typeof value === 'string' ? lines(value) : value,
	]);
	return { ...entry, fields: Object.fromEntries(told) };
}
