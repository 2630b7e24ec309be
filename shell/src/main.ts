import { readSession } from '@tulia/platform/prefetch';
import '@tulia/ui/styles.css';
import './boot/boot.css';
import { showPageChanges } from './boot/page-change.ts';
import './document/without-app.css';
import { takeEarlySubmit } from './boot/early-events.ts';
import { applyLateStyles } from './boot/late-styles.ts';
import { isDeveloperModuleChosen } from './developer-module/is-chosen.ts';
import { readEntries, readFiles } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import type { RemoteEntries } from './modules/federation.ts';
import { moduleFor } from './modules/module-routes.ts';

/**
 * The parts of the application, in the order they are needed. They share one file, but each is evaluated in a task of
 * its own: together they would be a long task of half a second on a slow phone.
 */
const parts: readonly (() => Promise<unknown> | undefined)[] = [
	() => import(/* webpackMode: "eager" */ 'react-dom/client'),
	() => import(/* webpackMode: "eager" */ '@tulia/platform'),
	() => import(/* webpackMode: "eager" */ '@tulia/ui'),
	() => void new Intl.DateTimeFormat('en-US'), // the first use of Intl costs as much as a part: Chrome lists all locales
];

/** The longest wait for an idle browser before the next part, milliseconds. */
const IDLE_TIMEOUT = 200;

/** Yields to input and painting between parts; before any intent, also to every other task. */
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

/** Starts loading the module of this address while the application is still evaluated, where the document could not. */
function askForModule(path: string): void {
	const module = moduleFor(path, readSession()?.user.role);
	const files = module && readFiles(document)[module];
	if (files) preloadFiles(files, readEntries(document)[module]);
}

/** The module entries of the document, with the module that a developer has chosen in this tab. */
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
