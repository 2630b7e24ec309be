import type { AppStore } from '@tulia/platform';
import { readSession } from '@tulia/platform/prefetch';
import { internalLinkAt } from '../document/internal-link.ts';
import { mayPrefetch } from '../offline/saves-data.ts';
import { mayEnter } from './may-enter.ts';
import type { ModuleLoader } from './module-loader.ts';
import { isShellPage, moduleRouteFor } from './module-routes.ts';

/** How long a mouse or the focus has to stay on a link before its page is prefetched, milliseconds. */
export const DWELL = 80;

const isShownBy = (module: string): boolean =>
	!isShellPage(location.pathname) && moduleRouteFor(location.pathname).module === module;

/**
 * Lets the module prefetch the files and public data of the page at a path. Idempotent. The caller decides whether it
 * is worthwhile and allowed.
 */
export async function prefetchPage(path: string, loader: ModuleLoader, dispatch: AppStore['dispatch']): Promise<void> {
	const { module } = moduleRouteFor(path);
	try {
		(await loader.load(module)).prefetch?.(path, dispatch);
	} catch (failure) {
		// Discards a failed attempt for the page's own, unless the page is open and shows it.
		if (!isShownBy(module)) loader.forget(module);
		throw failure;
	}
}

/** Whether the page at a path can be prefetched for this session. */
function isWorthwhile(path: string): boolean {
	const { guard } = moduleRouteFor(path);
	return !isShellPage(path) && mayEnter(guard, readSession()) && mayPrefetch();
}

/** Prefetches files and public data of the page a link leads to, on hover, focus or touch. Each page once. */
export function prefetchPages(loader: ModuleLoader, dispatch: AppStore['dispatch']): void {
	const fetched = new Set<string>();
	let dwelling: ReturnType<typeof setTimeout> | undefined;

	function fetchOnce(path: string): void {
		if (path === location.pathname || fetched.has(path) || !isWorthwhile(path)) return;
		fetched.add(path);
		prefetchPage(path, loader, dispatch).catch(() => fetched.delete(path));
	}
	function onEvent({ target, type }: Event): void {
		clearTimeout(dwelling);
		const path = internalLinkAt(target)?.pathname;
		if (path === undefined) return;
		if (type === 'touchstart') fetchOnce(path);
		else dwelling = setTimeout(fetchOnce, DWELL, path);
	}
	for (const type of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(type, onEvent, { capture: true, passive: true });
}
