import { prefixOf, type SiteModule } from '@tulia/contracts/site-modules';

/**
 * The file `dist/release.json` of a build. Paths are relative to the dist. Unknown fields are preserved, so that a
 * build may pass further data to pages.
 */
export interface BuiltRelease {
	readonly name: string;
	/** A hash of the dist: equal content has the same version. */
	readonly version: string;
	/** The entry of module federation; null for the shell. */
	readonly remoteEntry: string | null;
	/** The Node build that renders the module's pages. */
	readonly server: string | null;
	/** Files that a page of the module preloads. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	readonly fonts: readonly string[];
}

/** The pointer: a built release with addresses instead of paths, and the version it replaced. */
export interface LiveRelease extends BuiltRelease {
	/** The folder of the version as an address, with leading and trailing slash. */
	readonly base: string;
	readonly previous: string | null;
}

/** Parses `release.json`; throws for a field that is missing or of the wrong type. */
export function parseBuiltRelease(json: string): BuiltRelease {
	const value: unknown = JSON.parse(json);
	if (!isRecord(value)) throw new Error('release.json is not an object.');
	const { name, version, remoteEntry, server, scripts, styles, fonts } = value;
	return {
		...value,
		name: text('name', name),
		version: segment('version', version),
		remoteEntry: textOrNull('remoteEntry', remoteEntry),
		server: textOrNull('server', server),
		scripts: texts('scripts', scripts),
		styles: texts('styles', styles),
		fonts: texts('fonts', fonts),
	};
}

/** Parses a pointer; `previous` is null without one, and unknown fields are preserved. */
export function parsePointer(json: string): { readonly version: string; readonly previous: string | null } {
	const value: unknown = JSON.parse(json);
	if (!isRecord(value)) throw new Error('The pointer is not an object.');
	return {
		...value,
		version: segment('version', value.version),
		previous: textOrNull('previous', value.previous ?? null),
	};
}

/** The pointer of an uploaded version. */
export function liveRelease(module: SiteModule, built: BuiltRelease, previous: string | null): LiveRelease {
	const base = `/${prefixOf(module)}/${built.version}/`;
	const address = (path: string): string => `${base}${path.replace(/^\.?\//, '')}`;
	return {
		...built,
		remoteEntry: built.remoteEntry === null ? null : address(built.remoteEntry),
		server: built.server === null ? null : address(built.server),
		scripts: built.scripts.map(address),
		styles: built.styles.map(address),
		fonts: built.fonts.map(address),
		base,
		previous,
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function text(field: string, value: unknown): string {
	if (typeof value !== 'string' || value === '') throw new Error(`release.json: "${field}" must be text.`);
	return value;
}

/** A value that becomes one folder of a key. */
function segment(field: string, value: unknown): string {
	const name = text(field, value);
	if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
		throw new Error(`release.json: "${field}" cannot name a folder: ${name}`);
	return name;
}

const textOrNull = (field: string, value: unknown): string | null =>
	value === null || value === undefined ? null : text(field, value);

function texts(field: string, value: unknown): readonly string[] {
	if (!Array.isArray(value)) throw new Error(`release.json: "${field}" must be a list.`);
	return value.map((item) => text(field, item));
}
