import type { ModuleName } from '@tulia/contracts/site-modules';
import type { AppStore, RemoteModule } from '@tulia/platform';
import { isHydrated } from '@tulia/platform/boot';
import { readSession } from '@tulia/platform/prefetch';
import type { Role } from '../modules/may-enter.ts';
import type { ModuleLoader } from '../modules/module-loader.ts';
import { guardRuleFor, isShellPage, moduleFor, moduleRouteFor } from '../modules/module-routes.ts';
import { mayPrefetchPage } from './budget.ts';
import { onceState, onIdle, onIntent } from './triggers.ts';

/** The running application. */
interface Running {
	readonly loader: ModuleLoader;
	readonly dispatch: AppStore['dispatch'];
}

const isFinishedPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
	search === '' && guardRuleFor(pathname).guard === undefined;

/** Before hydration a page is its document; afterwards the application opens links without documents. */
function prefetchDocument(link: HTMLAnchorElement): boolean {
	const isWanted = !isHydrated('frame') && isFinishedPage(link) && mayPrefetchPage();
	if (isWanted)
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
	return isWanted;
}

const isOpen = (module: ModuleName): boolean =>
	!isShellPage(location.pathname) && moduleRouteFor(location.pathname).module === module;

/** Fetches the files of a module. */
async function prefetchModule(name: ModuleName, loader: ModuleLoader): Promise<RemoteModule> {
	try {
		return await loader.load(name);
	} catch (failure) {
		// The page must be able to try again, so the failed attempt is forgotten, unless an open page shows it.
		if (!isOpen(name)) loader.forget(name);
		throw failure;
	}
}

/**
 * Lets the module prefetch the files and public data of the page at a path, where the connection and the role allow it.
 * Idempotent.
 */
export function prefetchPage(path: string, role: Role, { loader, dispatch }: Running): Promise<void> | undefined {
	const module = mayPrefetchPage() ? moduleFor(path, role) : undefined;
	return module && prefetchModule(module, loader).then(({ prefetch }) => prefetch?.(path, dispatch));
}

/** Prefetches the documents of links until the page is hydrated. */
export const prefetchDocumentsOnIntent = (): void => onIntent(0, prefetchDocument);

/** How long a mouse or the focus has to stay on a link in the application, milliseconds. */
export const DWELL = 80;

/** Prefetches the pages of links in the application. */
export const prefetchPagesOnIntent = (running: Running): void =>
	onIntent(DWELL, ({ pathname }, onFailure) => {
		if (pathname === location.pathname) return false; // opened meanwhile
		const fetching = prefetchPage(pathname, readSession()?.user.role, running);
		fetching?.catch(onFailure);
		return fetching !== undefined;
	});

/** How long no call may be pending before the page counts as idle, milliseconds. */
export const QUIET = 2000;

const isClient = ({ session }: ReturnType<AppStore['getState']>): boolean =>
	session.status === 'in' && session.user.role === 'client';

const isLoading = ({ api }: ReturnType<AppStore['getState']>): boolean =>
	Object.values(api.queries).some((query) => query?.status === 'pending');

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilAnswered(store: AppStore): Promise<void> {
	do await wait(QUIET);
	while (isLoading(store.getState()));
}

/**
 * Prefetches the booking module once for clients, when the page is idle: most come to book. Files only: the data must be
 * fresh, so it is loaded when the page opens.
 */
export const prefetchBookingWhenIdle = (loader: ModuleLoader, store: AppStore): void =>
	onceState(store, isClient, () => {
		void onIdle(
			untilAnswered(store),
			() => isClient(store.getState()) && mayPrefetchPage(),
			() => void prefetchModule('booking', loader).catch(() => undefined),
		);
	});
