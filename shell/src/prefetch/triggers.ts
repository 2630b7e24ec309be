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
export const onIdle = (
	ready: Promise<unknown>,
	isAllowed: () => boolean | Promise<boolean>,
	run: () => void,
): Promise<void> =>
	ready
		.then(untilIdle)
		.then(isAllowed)
		.then((mayRun) => {
			if (mayRun) run();
		});

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
 * Calls `prefetch` when a mouse or the focus stays on a link, and at once under a finger: once for each page, unless it
 * returns `false`, fetching nothing now, or calls `onFailure`.
 *
 * @param dwell How long it has to stay, milliseconds.
 */
export function onIntent(dwell: number, prefetch: (link: HTMLAnchorElement, onFailure: () => void) => boolean): void {
	const fetched = new Set<string>();
	let dwelling: ReturnType<typeof setTimeout> | undefined;

	function fetchOnce(link: HTMLAnchorElement): void {
		const { pathname } = link;
		if (!fetched.has(pathname) && prefetch(link, () => fetched.delete(pathname))) fetched.add(pathname);
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
