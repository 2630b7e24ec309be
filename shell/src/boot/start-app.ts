import { DRAFT_PREFIX, inSessionLifetimeStorage, readSession, tryStorage } from '@tulia/platform/boot';
import { isDeveloperModuleChosen } from '../developer-module/is-chosen.ts';
import type { DeferredScripts } from '../document/islands.ts';

/** Loads the application once. A failed load calls `onFailed` and may be repeated. */
export function createAppStarter({ scripts, preloads }: DeferredScripts, onFailed: () => void): () => void {
	const arrived = new Set<string>();
	let isRequested = false;
	let isPreloaded = false;

	function fail(script: HTMLScriptElement): void {
		script.remove();
		if (!isRequested) return;
		isRequested = false;
		onFailed();
	}

	function run(src: string): void {
		const script = Object.assign(document.createElement('script'), { src, async: false });
		script.addEventListener('load', () => arrived.add(src));
		script.addEventListener('error', () => fail(script));
		document.head.append(script);
	}

	function preload(): void {
		if (isPreloaded) return;
		isPreloaded = true;
		for (const href of preloads)
			document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
	}

	return () => {
		if (isRequested) return;
		isRequested = true;
		for (const src of scripts.filter((each) => !arrived.has(each))) run(src);
		preload();
	};
}

/** Deadline for the first paint, milliseconds. */
const TIMEOUT = 3000;

const isPainted = ({ name }: PerformanceEntry): boolean => name === 'first-contentful-paint';

/**
 * Calls `run` after the first paint, or at once in a background page, which is never painted. `run` may be called more
 * than once. A script that runs earlier delays the paint, and on a slow connection its files compete with styles and
 * fonts.
 */
export function afterFirstPaint(run: () => void): void {
	new PerformanceObserver((list) => list.getEntries().some(isPainted) && run()).observe({
		type: 'paint',
		buffered: true,
	});
	if (document.hidden) run();
	else setTimeout(run, TIMEOUT);
}

/** Tracking parameters of links from outside. The application reads none of them. */
const FROM_OUTSIDE = /^(?:utm_\w+|fbclid|gclid|gad_source|mc_[ce]id|igshid)$/;

/** Prerendered HTML is for the address without its query, except for the pages of a list. */
const asksForMore = ({ pathname, search }: Location): boolean =>
	document.getElementById('root')?.dataset.path !== pathname + search &&
	[...new URLSearchParams(search).keys()].some((name) => !FROM_OUTSIDE.test(name));

const hasDraft = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));

/** The page has to show an earlier action in this tab: a like or a form draft. */
function wasUsedBefore(): boolean {
	const keptNames = [...document.querySelectorAll<HTMLElement>('[data-kept]')].map(({ dataset }) => dataset.kept ?? '');
	return (
		keptNames.some((key) => inSessionLifetimeStorage((storage) => storage.getItem(key)) != null) ||
		(document.querySelector('main form') !== null && tryStorage(hasDraft) === true)
	);
}

/** Whether the browser stores a session, which the page must show. */
export const isLoggedIn = (): boolean => readSession() !== undefined;

/** Whether the prerendered page differs from what this visitor must see, so that hydration cannot wait for intent. */
export const mustHydrateAtOnce = (): boolean =>
	isLoggedIn() || asksForMore(location) || wasUsedBefore() || isDeveloperModuleChosen();
