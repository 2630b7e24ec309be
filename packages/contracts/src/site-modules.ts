/**
 * The one list of the independently released modules. The shell's routes and guards, the edge's addresses, the
 * publisher's renderings, the stacks and release roles, the service worker, the build and the budgets are derived from
 * it (decision 040). `npm run new:module` adds an entry.
 *
 * Browsers load `remoteModules`, so it holds only what a page needs; what only tools read is an export of its own,
 * which the bundler drops. The paths of a module's files are derived from its name.
 */

/** Addresses that begin with the same prerendered document. */
export interface ModuleArea {
	/** The address for which the document is rendered, and after which it is named. */
	readonly path: `/${string}`;
	/** `*` matches one part of a path, `**` everything beneath. */
	readonly addresses: readonly `/${string}`[];
}

/** A part of the site behind a log-in. Its document is the same for everybody until the session is known. */
export interface GuardedRoute {
	/** The module answers this path and everything beneath it. */
	readonly prefix: `/${string}`;
	/** Who may open it. The server decides again on every call. */
	readonly guard: 'client' | 'admin';
	/** The message on /login for a visitor who was redirected there. */
	readonly message: string;
	/** The module has its own frame instead of the site's header and footer. */
	readonly ownFrame?: true;
	/** Its documents and files are cached for use offline (decision 020). */
	readonly keptOffline?: true;
	readonly areas: readonly ModuleArea[];
}

interface RemoteModuleEntry<Name extends string> {
	readonly name: Name;
	/** Empty: the module's pages are public, prerendered with their content, and their addresses are `standingPages`. */
	readonly routes: readonly GuardedRoute[];
}

const entries = [
	{ name: 'content', routes: [] },
	{
		name: 'booking',
		routes: [
			{
				prefix: '/schedule-appointment',
				guard: 'client',
				message: 'Please log in to schedule an appointment.',
				areas: [{ path: '/schedule-appointment', addresses: ['/schedule-appointment'] }],
			},
			{
				prefix: '/appointments',
				guard: 'client',
				message: 'Please log in to see your appointments.',
				keptOffline: true,
				areas: [
					{ path: '/appointments', addresses: ['/appointments'] },
					{ path: '/appointments/ticket', addresses: ['/appointments/*'] },
				],
			},
		],
	},
	{
		name: 'admin',
		routes: [
			{
				prefix: '/admin',
				guard: 'admin',
				message: 'Please log in to continue.',
				ownFrame: true,
				areas: [{ path: '/admin', addresses: ['/admin', '/admin/**'] }],
			},
		],
	},
] as const satisfies readonly RemoteModuleEntry<string>[];

export type ModuleName = (typeof entries)[number]['name'];
export const remoteModules: readonly RemoteModuleEntry<ModuleName>[] = entries;

/** Everything that is released independently: the shell and its modules. */
export type SiteModule = 'shell' | ModuleName;
export const siteModules: readonly SiteModule[] = ['shell', ...remoteModules.map(({ name }) => name)];

/** The workspace of a module, a folder of the repository. */
export const workspaceOf = (module: SiteModule): string => (module === 'shell' ? 'shell' : `mfe-${module}`);

/** The folder of a module's releases in the site bucket, with one folder per version. */
export const prefixOf = (module: SiteModule): string => (module === 'shell' ? 'shell' : `mfe/${module}`);

/** The object of the site bucket that names the live version. */
export const pointerOf = (module: SiteModule): string => `releases/${module}.json`;

/** Budget of a visit to a page of the module, the shell included, in KB of brotli (docs/speed.md). */
export const byteBudgets: Readonly<Record<ModuleName, { readonly script: number; readonly style: number }>> = {
	content: { script: 150, style: 12 },
	booking: { script: 185, style: 17 },
	admin: { script: 150, style: 12 },
};
