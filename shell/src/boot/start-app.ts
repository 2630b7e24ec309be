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
