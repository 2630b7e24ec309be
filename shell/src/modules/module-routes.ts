import type { ModuleName } from './module-name.ts';

/** Who may go to an address. The server decides again on every call. */
export interface Guarding {
	readonly guard?: 'client' | 'admin';
	/** What a visitor reads on /login after being sent there. */
	readonly message?: string;
}

/** Which module answers beneath a path, and who may go there. */
export interface ModuleRoute extends Guarding {
	readonly prefix: string;
	readonly module: ModuleName;
	/** The module brings its own frame instead of the site's header and footer. */
	readonly ownFrame?: boolean;
}

const OPEN: Guarding = {};

/** The pages of the shell itself: they work whatever becomes of the modules. */
const ownRoutes = {
	'/login': OPEN,
	'/register': OPEN,
	'/forgot-password': OPEN,
	'/reset-password': OPEN,
	'/confirm-email': OPEN,
	'/help-now': OPEN,
	'/account': { guard: 'client', message: 'Please log in to see your account.' },
} as const satisfies { readonly [path: `/${string}`]: Guarding };

export type OwnPath = keyof typeof ownRoutes;

/** The token of a reset link is one more part of the path, until the page has read it. */
const RESET_LINK = '/reset-password/';

const isOwnPath = (pathname: string): pathname is OwnPath => Object.hasOwn(ownRoutes, pathname);

/** Whether a path is answered without any module. */
export const isOwnPage = (pathname: string): boolean => isOwnPath(pathname) || pathname.startsWith(RESET_LINK);

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

/** Who may go to a path, be it of the shell or of a module. */
export const guardingOf = (pathname: string): Guarding =>
	isOwnPath(pathname) ? ownRoutes[pathname] : moduleRouteFor(pathname);

/** Whether a finished page is read rather than filled in: every open one of a module, and of the shell's own the numbers to call. */
export const isForReading = (pathname: string): boolean =>
	isOwnPage(pathname) ? pathname === '/help-now' : moduleRouteFor(pathname).guard === undefined;
