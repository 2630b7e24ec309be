import { readSession } from '@tulia/platform/prefetch';
import '@tulia/ui/styles.css';
import './boot/boot.css';
import { showPageChanges } from './boot/page-change.ts';
import './document/without-app.css';
import { takeEarlySubmit } from './boot/early-submit.ts';
import { applyLateStyles } from './boot/late-styles.ts';
import { isDeveloperModuleChosen } from './developer-module/is-chosen.ts';
import { readEntries, readFiles } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import type { RemoteEntries } from './modules/federation.ts';
import { mayEnter } from './modules/may-enter.ts';
import { isShellPage, moduleRouteFor } from './modules/module-routes.ts';

/**
 * What the page is made of, in the order it is needed. It is all in one file, but each part is evaluated in a task of its
 * own: together they would hold up a slow phone for half a second, in which it answers to nothing.
 */
const parts: readonly (() => Promise<unknown> | undefined)[] = [
	() => import(/* webpackMode: "eager" */ 'react-dom/client'),
	() => import(/* webpackMode: "eager" */ '@tulia/platform'),
	() => import(/* webpackMode: "eager" */ '@tulia/ui'),
	() => void new Intl.DateTimeFormat('en-US'), // the first use of Intl costs as much as a part: Chrome lists all locales
];

/** How long the next part waits for a browser that is never idle, milliseconds. */
const IDLE_TIMEOUT = 200;

/** Lets the browser answer a finger, or paint, before what follows; ahead of any touch, whatever else it has to do. */
const pause = (): Promise<void> =>
	new Promise((resolve) => {
		if (document.documentElement.dataset.ahead) {
			requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
			return;
		}
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => resolve();
		port2.postMessage(undefined);
	});

/** Asks for the module of this address, where the document could not: it is on its way while the page is still evaluated. */
function askForModule(path: string): void {
	const { module, guard } = moduleRouteFor(path);
	const files = readFiles(document)[module];
	if (files && !isShellPage(path) && mayEnter(guard, readSession())) preloadFiles(files, readEntries(document)[module]);
}

/** Where the modules are: as the document says, but for one that a developer has chosen in this tab. */
async function entriesOfPage(): Promise<RemoteEntries> {
	const released = readEntries(document);
	if (!isDeveloperModuleChosen()) return released;
	const { withDeveloperModule } = await import('./developer-module/with-developer-module.ts');
	return withDeveloperModule(released);
}

async function start(): Promise<void> {
	showPageChanges();
	applyLateStyles();
	takeEarlySubmit();
	askForModule(window.location.pathname);
	for (const evaluate of parts) {
		await pause();
		await evaluate();
	}
	await pause();
	const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
	const entries = await entriesOfPage();
	await pause();
	startPage(entries);
}

void start();
