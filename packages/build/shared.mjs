/**
 * What a page holds exactly once. The shell provides every entry; a module never carries a copy of its own
 * (`import: false`), so a module that needs more than this list bundles it and owns its weight.
 *
 * `eager` entries are part of the shell's main file: no round trip before the first render. The others are separate
 * files of the shell, fetched by the first page that needs them.
 *
 * @type {ReadonlyArray<{ readonly name: string; readonly eager: boolean }>}
 */
export const singletons = [
	{ name: 'react', eager: true },
	{ name: 'react-dom', eager: true },
	{ name: 'react/jsx-runtime', eager: true },
	{ name: '@tulia/platform', eager: true },
	{ name: '@tulia/ui', eager: true },
	{ name: '@tulia/ui/form', eager: false },
];

/** The React the workspaces pin. A module built against another major refuses to load into an older shell, loudly. */
const REACT_VERSION = '19.3.1';

/** @param {string} name */
const isOurs = (name) => name.startsWith('@tulia/');

/**
 * The `shared` option of Module Federation. Workspace packages have no version range: the shell's copy is the copy,
 * and the compatibility check of a release is what guards it.
 *
 * @param {{ readonly host: boolean }} options
 */
export function sharedModules({ host }) {
	return Object.fromEntries(
		singletons.map(({ name, eager }) => [
			name,
			{
				singleton: true,
				version: isOurs(name) ? '1.0.0' : REACT_VERSION,
				requiredVersion: isOurs(name) ? /** @type {const} */ (false) : `^${REACT_VERSION}`,
				...(host ? { eager } : { import: /** @type {const} */ (false) }),
			},
		]),
	);
}

/** Where the shell's server build publishes its singletons for the server builds of modules. */
export const SERVER_SINGLETONS = '__tuliaSingletons';

/** Singletons of a module's server build, taken from what the shell's server build published: one React while rendering. */
export const serverExternals = () =>
	Object.fromEntries(
		singletons.map(({ name }) => [name, `var globalThis.${SERVER_SINGLETONS}[${JSON.stringify(name)}]`]),
	);
