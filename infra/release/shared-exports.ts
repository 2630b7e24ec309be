import { satisfies } from 'semver';

/** The comparable part of a release: of a pointer or a `release.json`. */
export interface ComparedRelease {
	readonly name: string;
	readonly version: string;
	readonly sharedImports?: unknown;
	readonly sharedExports?: unknown;
}

interface Shared {
	/** A module has the accepted `range`; the shell has the provided `version`. */
	readonly range?: string | null;
	readonly version?: string;
	readonly exports: readonly string[];
}

/** Older releases have no lists and cannot be compared. */
const listsOf = (value: unknown): Readonly<Record<string, Shared>> | undefined =>
	typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Shared>>) : undefined;

/** Whether both releases have lists. */
export const areComparable = (module: ComparedRelease, shell: ComparedRelease): boolean =>
	Boolean(listsOf(module.sharedImports) && listsOf(shell.sharedExports));

/** Exports that a module uses and the shell lacks, a sentence each; [] if compatible or not comparable. */
export function incompatibilities(module: ComparedRelease, shell: ComparedRelease): readonly string[] {
	const provided = listsOf(shell.sharedExports);
	if (!provided) return [];
	const release = `${module.name} ${module.version}`;
	const theShell = `shell ${shell.version}`;
	return Object.entries(listsOf(module.sharedImports) ?? {}).flatMap(([name, { range, exports }]) => {
		const found = provided[name];
		if (!found) return [`${release} takes ${name}, which ${theShell} does not provide.`];
		const wrongVersion =
			range && found.version && !satisfies(found.version, range)
				? [`${release} needs ${name} ${range}; ${theShell} has ${found.version}.`]
				: [];
		const missing = exports.filter((exported) => !found.exports.includes(exported));
		return [
			...wrongVersion,
			...missing.map((exported) => `${release} takes ${exported} of ${name}, which ${theShell} does not export.`),
		];
	});
}
