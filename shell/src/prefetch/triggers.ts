import type { AppStore } from '@tulia/platform';
import { internalLinkAt } from '../document/internal-link.ts';

/**
 * When something is fetched ahead (decision 021): once the page is idle, or on the intent to follow a link. The third
 * trigger, the route, has no event: `prefetch-guarded.ts` runs in its document, `usePrefetchDestination` on the page before.
 */

const untilLoaded = (): Promise<unknown> =>
	new Promise((resolve) => {
		if (document.readyState === 'complete') resolve(undefined);
		else window.addEventListener('load', resolve, { once: true });
	});

/** Calls `run` at once in a visible page, otherwise when it is shown. */
export function onceVisible(run: () => void): void {
	const check = (): void => {
		if (document.visibilityState !== 'visible') return;
		document.removeEventListener('visibilitychange', check);
		run();
	};
	document.addEventListener('visibilitychange', check);
	check();
}

/** Resolves when the page has loaded and is visible. */
export const untilShown = (): Promise<unknown> =>
	untilLoaded().then(() => new Promise<void>((resolve) => onceVisible(resolve)));

/** Resolves when the browser is idle. Safari has no idle callbacks: there it resolves in the next task. */
const untilIdle = (): Promise<unknown> =>
	new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve);
		else setTimeout(resolve);
	});

/** Resolves when the page has loaded and the browser is idle, so that nothing delays the reader. */
export const untilSettled = (): Promise<unknown> => untilLoaded().then(untilIdle);

/** Calls `run` when the browser is idle after `ready`, if it is still allowed then. */
export async function onIdle(
	ready: Promise<unknown>,
	isAllowed: () => boolean | Promise<boolean>,
	run: () => void,
): Promise<void> {
	await ready;
	await untilIdle();
	if (await isAllowed()) run();
}

/** Calls `run` once, as soon as the state is so. */
export function onceState(
	store: AppStore,
	isSo: (state: ReturnType<AppStore['getState']>) => boolean,
	run: () => void,
): void {
	function check(): void {
		if (!isSo(store.getState())) return;
		unsubscribe();
		run();
	}
	const unsubscribe = store.subscribe(check);
	check();
}

/**
 * Calls `prefetch` for each page once, and again if that failed: when a mouse or the focus stays on its link, and at
 * once under a finger.
 *
 * @param dwell How long it has to stay, milliseconds.
 * @param prefetch `undefined`: nothing is fetched for this link now.
 */
export function onIntent(dwell: number, prefetch: (link: HTMLAnchorElement) => Promise<unknown> | undefined): void {
	const fetched = new Set<string>();
	let dwelling: ReturnType<typeof setTimeout> | undefined;

	function fetchOnce(link: HTMLAnchorElement): void {
		const { pathname } = link;
		if (pathname === location.pathname || fetched.has(pathname)) return;
		const fetching = prefetch(link);
		if (!fetching) return;
		fetched.add(pathname);
		fetching.catch(() => fetched.delete(pathname));
	}
	function onEvent({ target, type }: Event): void {
		clearTimeout(dwelling);
		const link = internalLinkAt(target);
		if (!link) return;
		if (type === 'touchstart') fetchOnce(link);
		else dwelling = setTimeout(fetchOnce, dwell, link);
	}
	for (const type of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(type, onEvent, { capture: true, passive: true });
}
