import type { AppStore } from '@tulia/platform';
import { readSession } from '@tulia/platform/prefetch';
import { internalLinkAt } from '../document/internal-link.ts';
import { mayPrefetch } from '../offline/saves-data.ts';
import { mayEnter } from './may-enter.ts';
import type { ModuleLoader } from './module-loader.ts';
import { isShellPage, moduleRouteFor } from './module-routes.ts';

/** How long a mouse or the focus stays on a link before somebody may want to go there, milliseconds: most are only passed over. */
export const DWELL = 80;

const isShownBy = (module: string): boolean =>
	!isShellPage(location.pathname) && moduleRouteFor(location.pathname).module === module;

/**
 * Has the page at a path fetched by its module, which alone knows what that takes: files, and what anybody may read. Asks again for
 * nothing that is there. Whether it is worthwhile, and allowed, is the caller's business.
 */
export async function prefetchPage(path: string, loader: ModuleLoader, dispatch: AppStore['dispatch']): Promise<void> {
	const { module } = moduleRouteFor(path);
	try {
		(await loader.load(module)).prefetch?.(path, dispatch);
	} catch (failure) {
		// The page has a fresh attempt of its own, unless it is there by now and speaks of this one.
		if (!isShownBy(module)) loader.forget(module);
		throw failure;
	}
}

/** Whether the page at a path can be fetched ahead for whoever is here. */
function isWorthwhile(path: string): boolean {
	const { guard } = moduleRouteFor(path);
	return !isShellPage(path) && mayEnter(guard, readSession()) && mayPrefetch();
}

/**
 * Fetches the page a link leads to, its files and what anybody may read of it, while a mouse, the focus or a finger is on it: a
 * little earlier than the click. Each page once.
 */
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
