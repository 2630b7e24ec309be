/**
 * The singletons of a page. The shell provides each of them; a module never bundles its own copy (`import: false`), and
 * bundles every other library itself.
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

/** The workspaces' pinned React. A module built against another major version refuses to load into an older shell. */
const REACT_VERSION = '19.3.1';

/** @param {string} name */
const isOurs = (name) => name.startsWith('@tulia/');

/**
 * The version the shell has of a singleton, and the range a module accepts. A workspace package has no range: a release
 * compares its used exports one by one (infra/release).
 *
 * @param {string} name
 */
export const versionsOf = (name) =>
	isOurs(name) ? { version: '1.0.0', range: null } : { version: REACT_VERSION, range: `^${REACT_VERSION}` };

/** The development JSX runtime, which knows where each element was written. */
const developmentRuntime = { name: 'react/jsx-dev-runtime', eager: true };

/**
 * The `shared` option of Module Federation. Workspace packages have no version range: the shell's copy is the only one,
 * and the release tool checks the exports that modules use.
 *
 * @param {{ readonly host: boolean, readonly refresh: boolean }} options
 */
export function sharedModules({ host, refresh }) {
	return Object.fromEntries(
		[...singletons, ...(refresh ? [developmentRuntime] : [])].map(({ name, eager }) => [
			name,
			{
				singleton: true,
				version: versionsOf(name).version,
				requiredVersion: versionsOf(name).range ?? /** @type {const} */ (false),
				strictVersion: versionsOf(name).range !== null,
				...(host ? { eager } : { import: /** @type {const} */ (false) }),
			},
		]),
	);
}

/** The global in which the shell's server build publishes its singletons for the modules' server builds. */
export const SERVER_SINGLETONS = '__tuliaSingletons';

/** Takes the singletons of a module's server build from the shell's, so that rendering has one React. */
export const serverExternals = () =>
	Object.fromEntries(
		singletons.map(({ name }) => [name, `var globalThis.${SERVER_SINGLETONS}[${JSON.stringify(name)}]`]),
	);
