import { BrowserRouter, makeStore, persistSession, sendSavedContentUses } from '@tulia/platform';
import { readSession } from '@tulia/platform/prefetch';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchUncaughtErrors } from './client-errors/watch-uncaught-errors.ts';
import { readState } from './document/islands.ts';
import { removeWithoutApp } from './document/remove-without-app.ts';
import { renderedPathAt } from './document/rendered-path.ts';
import { createModuleFetcher, type RemoteEntries } from './modules/federation.ts';
import { createModuleLoader } from './modules/module-loader.ts';
import { moduleFor, moduleRouteFor } from './modules/module-routes.ts';
import { prefetchBookingWhenIdle, prefetchPagesOnIntent } from './prefetch/prefetch-page.ts';
import { onceState } from './prefetch/triggers.ts';

/** Includes `@tulia/ui/form` in the shell's build, which provides it to every module (packages/build/shared.mjs). */
export const provideForm = (): Promise<unknown> => import('@tulia/ui/form');

/** Hydrates the prerendered HTML of the document, or renders from scratch without it. */
export function startPage(entries: RemoteEntries): void {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no #root.');

	watchUncaughtErrors();
	removeWithoutApp(document);
	const loader = createModuleLoader(createModuleFetcher(entries));
	const { pathname } = window.location;
	const renderedPath = renderedPathAt(window.location, root.dataset.path);
	const store = makeStore(readState(document));
	const page = (
		<BrowserRouter>
			<App store={store} modules={{ loader, renderedPath }} serverState={store.getState()} />
		</BrowserRouter>
	);

	const { guard } = moduleRouteFor(pathname);
	const module = moduleFor(pathname, readSession()?.user.role);
	if (module) loader.load(module).catch(() => undefined); // its page reports it
	const show = (): void => {
		// In a transition, so that React yields to the browser every few milliseconds: the HTML is already visible.
		if (renderedPath === pathname) startTransition(() => void hydrateRoot(root, page));
		else createRoot(root).render(page);
	};
	if (guard && !readSession()) {
		// Another tab may hand over its session: a page rendered earlier would load guarded data without it.
		persistSession(store);
		onceState(store, ({ session }) => session.status !== 'unknown', show);
	} else {
		show();
		persistSession(store);
	}
	prefetchPagesOnIntent({ loader, dispatch: store.dispatch });
	prefetchBookingWhenIdle(loader, store);
	void sendSavedContentUses(); // of an earlier visit, after its outage
}
