import { createHash } from 'node:crypto';

/** Ids have only three digits, because each appears in many files. */
const [FIRST, COUNT] = [100, 900];

/** The bundler's names of federation's modules for a singleton: its provider, and its consumer. */
const SHARED = /^(?:provide|consume) shared module /;

/**
 * Gives federation's modules ids that do not depend on the folder of the repository. The bundler derives them from
 * absolute paths, so builds of one commit in two folders would differ (decision 044).
 *
 * @param {string} repository
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export const sharedModuleIds = (repository) => ({
	apply(compiler) {
		compiler.hooks.compilation.tap('SharedModuleIds', (compilation) => {
			compilation.hooks.beforeModuleIds.tap('SharedModuleIds', (modules) => {
				const named = [...modules].map((module) => ({ module, name: nameIn(repository, module) }));
				const shared = named.filter(({ name }) => SHARED.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
				/** @type {Set<number>} */
				const taken = new Set();
				for (const { module, name } of shared) {
					const id = freeId(name, taken);
					taken.add(id);
					Object.assign(module, { id }); // the type of a module lacks the property that this hook sets
				}
			});
		});
	},
});

/**
 * @param {string} repository
 * @param {{ readonly identifier: string | (() => string) }} module
 */
function nameIn(repository, { identifier }) {
	const name = typeof identifier === 'function' ? identifier() : identifier;
	return name.replaceAll(repository, '').replaceAll('\\', '/');
}

/**
 * @param {string} name
 * @param {ReadonlySet<number>} taken
 */
function freeId(name, taken) {
	let place = createHash('sha256').update(name).digest().readUInt32BE() % COUNT;
	while (taken.has(FIRST + place)) place = (place + 1) % COUNT;
	return FIRST + place;
}
