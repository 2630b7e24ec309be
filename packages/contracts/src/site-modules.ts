/**
 * The one list of the modules that teams build and release on their own. The shell's routes and guards, the edge's addresses, the
 * publisher's renderings, the stacks and release roles, the service worker, the build and the budgets follow from it
 * (decision 040). `npm run new:module` adds an entry.
 *
 * Browsers carry `remoteModules`, so it holds only what a page needs; what tools alone read is an export of its own, which the
 * bundler then leaves out. Where a module's files lie follows from its name and is not repeated.
 */

/** Addresses that begin with the same prerendered document. */
export interface ModuleArea {
	/** The address the document is rendered for, and named after. */
	readonly path: `/${string}`;
	/** `*` stands for one part of a path, `**` for everything beneath. */
	readonly addresses: readonly `/${string}`[];
}

/** A part of the site behind a log-in. What stands there until it is known who is looking is the same for everybody. */
export interface GuardedRoute {
	/** The module answers at this path and everywhere beneath it. */
	readonly prefix: `/${string}`;
	/** Who may go there. The server decides again on every call. */
	readonly guard: 'client' | 'admin';
	/** What a visitor reads on /login after being sent there. */
	readonly message: string;
	/** The module brings its own frame instead of the site's header and footer. */
	readonly ownFrame?: true;
	/** Its documents and files are kept for when the device is offline (decision 020). */
	readonly keptOffline?: true;
	readonly areas: readonly ModuleArea[];
}

interface RemoteModuleEntry<Name extends string> {
	readonly name: Name;
	/** None: the module's pages are public. They are rendered with their content, and their addresses are `standingPages`. */
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

/** A module that the shell loads. */
export type ModuleName = (typeof entries)[number]['name'];
export const remoteModules: readonly RemoteModuleEntry<ModuleName>[] = entries;

/** Everything that is released on its own: the shell and its modules. */
export type SiteModule = 'shell' | ModuleName;
export const siteModules: readonly SiteModule[] = ['shell', ...remoteModules.map(({ name }) => name)];

/** The workspace a module is built from, a folder of the repository. */
export const workspaceOf = (module: SiteModule): string => (module === 'shell' ? 'shell' : `mfe-${module}`);

/** Where a module's releases live in the site bucket, one folder per version beneath it. */
export const prefixOf = (module: SiteModule): string => (module === 'shell' ? 'shell' : `mfe/${module}`);

/** The object of the site bucket that names the version which is live. */
export const pointerOf = (module: SiteModule): string => `releases/${module}.json`;

/** What a visit to a page of the module may load, the shell's part included, in KB of brotli (docs/speed.md). */
export const byteBudgets: Readonly<Record<ModuleName, { readonly script: number; readonly style: number }>> = {
	content: { script: 150, style: 12 },
	booking: { script: 185, style: 17 },
	admin: { script: 150, style: 12 },
};
