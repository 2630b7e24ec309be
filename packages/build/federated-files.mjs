import { singletons } from './shared.mjs';

/** The chunks of a module's exposed `./app`. */
export const EXPOSED_CHUNK = '__federation_expose_app';

/**
 * @typedef {import('./write-release.mjs').Files} Files
 * @param {readonly string[]} files
 * @returns {Files}
 */
const byKind = (files) => ({
	scripts: files.filter((file) => file.endsWith('.js')),
	styles: files.filter((file) => file.endsWith('.css')),
});

/**
 * The files of a module's only export; none for the shell.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Files | undefined}
 */
export function exposedFilesOf({ namedChunkGroups }) {
	const group = namedChunkGroups.get(EXPOSED_CHUNK);
	return group && byKind(group.getFiles());
}

/**
 * The files of each singleton that the shell provides outside its entry.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Readonly<Record<string, Files>>}
 */
export function providedFilesOf({ chunkGroups }) {
	const late = singletons.filter(({ eager }) => !eager);
	return Object.fromEntries(
		late.flatMap(({ name }) => {
			const provider = `provide shared module (default) ${name}@`;
			const group = chunkGroups.find(({ origins }) =>
				origins.some(({ module }) => module?.identifier().startsWith(provider)),
			);
			return group ? [[name, byKind(group.getFiles())]] : [];
		}),
	);
}
