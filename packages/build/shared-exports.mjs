import { singletons, versionsOf } from './shared.mjs';

/**
 * What a module imports from one of the shell's singletons.
 *
 * @typedef {object} SharedImport
 * @property {string | null} range The versions it accepts; `null` takes whatever the shell has.
 * @property {readonly string[]} exports
 */

/**
 * What the shell exports of one of its singletons.
 *
 * @typedef {object} SharedExport
 * @property {string} version
 * @property {readonly string[]} exports
 */

/** CommonJS packages have no default export: the bundler creates one. */
const isMadeByBundler = (/** @type {string} */ name, /** @type {string} */ exported) =>
	exported === 'default' && !name.startsWith('@tulia/');

/**
 * @typedef {import('@rspack/core').Dependency & { readonly ids?: readonly string[] }} NamedDependency
 */

/**
 * The exports each singleton is imported for anywhere in a module: `import { Button } from '@tulia/ui'` names one, and
 * so does `ui.Button` of a namespace. Tree-shaken imports count too: their code may run in a later release.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Readonly<Record<string, SharedImport>>}
 */
export function sharedImportsOf({ modules, moduleGraph }) {
	const consumed = [...modules];
	const entries = singletons.flatMap(({ name }) => {
		const module = consumed.find((each) => each.identifier().startsWith(`consume shared module (default) ${name}@`));
		if (!module) return [];
		const dependencies = moduleGraph
			.getIncomingConnections(module)
			.map((connection) => /** @type {NamedDependency} */ (connection.dependency));
		const names = dependencies
			.flatMap(({ ids }) => ids?.[0] ?? [])
			.filter((exported) => !isMadeByBundler(name, exported));
		return [[name, { range: versionsOf(name).range, exports: [...new Set(names)].sort() }]];
	});
	return Object.fromEntries(entries);
}

/**
 * The exports of each singleton in the shell's own build.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Readonly<Record<string, SharedExport>>}
 */
export function sharedExportsOf(compilation) {
	const { modules = [] } = compilation.getStats().toJson({
		...{ all: false, modules: true, nestedModules: true, providedExports: true, orphanModules: true },
		...{ modulesSpace: Number.POSITIVE_INFINITY, nestedModulesSpace: Number.POSITIVE_INFINITY },
	});
	const entries = singletons.map(({ name }) => {
		const provider = modules.find(({ identifier }) =>
			identifier?.startsWith(`provide shared module (default) ${name}@`),
		);
		const file = provider?.identifier?.split(' = ')[1] ?? '';
		const source = modules.find(
			({ nameForCondition, providedExports }) => nameForCondition === file && providedExports,
		);
		if (!source?.providedExports) throw new Error(`The shell's build does not say what ${name} exports.`);
		return [name, { version: versionsOf(name).version, exports: [...source.providedExports].sort() }];
	});
	return Object.fromEntries(entries);
}
