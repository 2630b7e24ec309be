import { type AppStore, BrowserRouter, keepSession, makeStore, sendSavedUses } from '@tulia/platform';
import { readSession } from '@tulia/platform/early';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readEntries, readState } from './document/islands.ts';
import { removeWithoutApp } from './document/remove-without-app.ts';
import { renderedPathAt } from './document/rendered-path.ts';
import { fetchModule, registerModules } from './modules/federation.ts';
import { mayEnter } from './modules/may-enter.ts';
import { createModuleLoader } from './modules/module-loader.ts';
import { isOwnPage, moduleRouteFor } from './modules/module-routes.ts';
import { prefetchPages } from './modules/next-page.ts';

/** Keeps `@tulia/ui/form` in the shell's build, which provides it to every module (packages/build/shared.mjs). */
export const provideForm = (): Promise<unknown> => import('@tulia/ui/form');

function onceSessionIsKnown(store: AppStore, run: () => void): void {
	const isKnown = (): boolean => store.getState().session.status !== 'unknown';
	if (isKnown()) {
		run();
		return;
	}
	const unsubscribe = store.subscribe(() => {
		if (!isKnown()) return;
		unsubscribe();
		run();
	});
}

/** Puts the page on screen: over the finished HTML where the document brought it, otherwise from nothing. */
export function startPage(): void {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no #root.');

	removeWithoutApp(document);
	registerModules(readEntries(document));
	const loader = createModuleLoader(fetchModule);
	const { pathname } = window.location;
	const renderedPath = renderedPathAt(window.location, root.dataset.path);
	const store = makeStore(readState(document));
	const page = (
		<BrowserRouter>
			<App store={store} modules={{ loader, renderedPath }} serverState={store.getState()} />
		</BrowserRouter>
	);

	const { module, guard } = moduleRouteFor(pathname);
	if (!isOwnPage(pathname) && mayEnter(guard, readSession())) loader.load(module).catch(() => undefined); // its page will say so
	const show = (): void => {
		// In a transition, so that React stops every few milliseconds to let the browser work: there is something to look at.
		if (renderedPath === pathname) startTransition(() => void hydrateRoot(root, page));
		else createRoot(root).render(page);
	};
	if (guard && !readSession()) {
		// Another tab may hand its session over. A page shown before would load what is behind the guard for nobody.
		keepSession(store);
		onceSessionIsKnown(store, show);
	} else {
		show();
		keepSession(store);
	}
	prefetchPages(loader, store.dispatch);
	void sendSavedUses(); // of an earlier visit, whose outage is over
}
