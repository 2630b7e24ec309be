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
 * The version the shell has of a singleton, and those a module accepts. A workspace package has no range: what a module takes of it is
 * compared export by export before a release (infra/release).
 *
 * @param {string} name
 */
export const versionsOf = (name) =>
	isOurs(name) ? { version: '1.0.0', range: null } : { version: REACT_VERSION, range: `^${REACT_VERSION}` };

/** What elements are made with while components are developed: it knows where each was written. */
const developmentRuntime = { name: 'react/jsx-dev-runtime', eager: true };

/**
 * The `shared` option of Module Federation. Workspace packages have no version range: the shell's copy is the copy,
 * and the release tool guards what is taken of it.
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

/** Where the shell's server build publishes its singletons for the server builds of modules. */
export const SERVER_SINGLETONS = '__tuliaSingletons';

/** Singletons of a module's server build, taken from what the shell's server build published: one React while rendering. */
export const serverExternals = () =>
	Object.fromEntries(
		singletons.map(({ name }) => [name, `var globalThis.${SERVER_SINGLETONS}[${JSON.stringify(name)}]`]),
	);
