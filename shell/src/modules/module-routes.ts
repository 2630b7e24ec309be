import type { ModuleName } from './module-name.ts';

/** Which module answers beneath a path, and who may go there. The server decides again on every call. */
export interface ModuleRoute {
	readonly prefix: string;
	readonly module: ModuleName;
	readonly guard?: 'client' | 'admin';
	/** What a visitor reads on /login after being sent there. */
	readonly message?: string;
	/** The module brings its own frame instead of the site's header and footer. */
	readonly ownFrame?: boolean;
}

/** The pages of the shell itself: they work whatever becomes of the modules. */
const ownPaths = ['/login', '/register', '/help-now'] as const;

export type OwnPath = (typeof ownPaths)[number];

/** Whether a path is answered without any module. */
export const isOwnPage = (pathname: string): boolean => ownPaths.some((path) => path === pathname);

const guarded: readonly ModuleRoute[] = [
	{ prefix: '/admin', module: 'admin', guard: 'admin', message: 'Please log in to continue.', ownFrame: true },
	{
		prefix: '/schedule-appointment',
		module: 'booking',
		guard: 'client',
		message: 'Please log in to schedule an appointment.',
	},
	{ prefix: '/appointments', module: 'booking', guard: 'client', message: 'Please log in to see your appointments.' },
];

const everythingElse: ModuleRoute = { prefix: '/', module: 'content' };

/** The module for a path that is not one of the shell's own pages. */
export const moduleRouteFor = (pathname: string): ModuleRoute =>
	guarded.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? everythingElse;
