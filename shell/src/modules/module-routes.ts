import { type GuardedRoute, type ModuleName, remoteModules } from '@tulia/contracts/site-modules';
import { mayEnter, type Role } from './may-enter.ts';

/** Who may open an address. The server decides again on every call. */
export type GuardRule = Partial<Pick<GuardedRoute, 'guard' | 'message'>>;

export interface ModuleRoute extends GuardRule, Pick<GuardedRoute, 'prefix' | 'ownFrame'> {
	readonly module: ModuleName;
}

const OPEN: GuardRule = {};

/** The pages of the shell itself, which need no module. */
const shellRoutes = {
	'/login': OPEN,
	'/register': OPEN,
	'/forgot-password': OPEN,
	'/reset-password': OPEN,
	'/confirm-email': OPEN,
	'/help-now': OPEN,
	'/developer-module': OPEN,
	'/account': { guard: 'client', message: 'Please log in to see your account.' },
} as const satisfies { readonly [path: `/${string}`]: GuardRule };

export type ShellPath = keyof typeof shellRoutes;

/** The token of a reset link is a further segment of the path, until the page has read it. */
const RESET_LINK = '/reset-password/';

const isShellPath = (pathname: string): pathname is ShellPath => Object.hasOwn(shellRoutes, pathname);

export const isShellPage = (pathname: string): boolean => isShellPath(pathname) || pathname.startsWith(RESET_LINK);

const guarded: readonly ModuleRoute[] = remoteModules.flatMap(({ name, routes }) =>
	routes.map((route) => ({ ...route, module: name })),
);

const everythingElse: ModuleRoute = { prefix: '/', module: 'content' };

/** The module of a path that is not one of the shell's own pages. */
export const moduleRouteFor = (pathname: string): ModuleRoute =>
	guarded.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? everythingElse;

/** The module of a path for a role; `undefined` for a page of the shell, and for one that the guard refuses. */
export function moduleFor(pathname: string, role: Role): ModuleName | undefined {
	const { module, guard } = moduleRouteFor(pathname);
	return !isShellPage(pathname) && mayEnter(guard, role) ? module : undefined;
}

export const guardRuleFor = (pathname: string): GuardRule =>
	isShellPath(pathname) ? shellRoutes[pathname] : moduleRouteFor(pathname);

/** Whether a prerendered page is for reading, not for filling in: every public page of a module, and Help Now. */
export const isForReading = (pathname: string): boolean =>
	isShellPage(pathname) ? pathname === '/help-now' : moduleRouteFor(pathname).guard === undefined;
