import { BrowserRouter, keepSession, makeStore } from '@tulia/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, isOwnPage } from './app.tsx';
import { readEntries, readFiles, readState } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import { fetchModule, registerModules } from './modules/federation.ts';
import { createModuleLoader } from './modules/module-loader.ts';
import { moduleRouteFor } from './modules/module-routes.ts';

/** Keeps `@tulia/ui/form` in the shell's build, which provides it to every module (packages/build/shared.mjs). */
export const provideForm = (): Promise<unknown> => import('@tulia/ui/form');

/** Puts the page on screen: over the finished HTML where the document brought it, otherwise from nothing. */
export function startPage(): void {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no #root.');

	registerModules(readEntries(document));
	const loader = createModuleLoader(fetchModule);
	const renderedPath = root.dataset.path;
	const store = makeStore(readState(document));
	const page = (
		<BrowserRouter>
			<App store={store} modules={{ loader, renderedPath }} serverState={store.getState()} />
		</BrowserRouter>
	);

	// The module of this address is on its way before the first render.
	if (!isOwnPage(window.location.pathname)) {
		const { module } = moduleRouteFor(window.location.pathname);
		preloadFiles(readFiles(document)[module]);
		loader.load(module).catch(() => undefined); // its page will say so
	}
	// In a transition, so that React stops every few milliseconds to let the browser work: there is something to look at.
	if (renderedPath === window.location.pathname) startTransition(() => void hydrateRoot(root, page));
	else createRoot(root).render(page);
	keepSession(store);
}
