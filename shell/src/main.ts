import { readSession } from '@tulia/platform/early';
import '@tulia/ui/styles.css';
import './boot/boot.css';
import './document/without-app.css';
import { readEntries, readFiles } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import { mayEnter } from './modules/may-enter.ts';
import { isOwnPage, moduleRouteFor } from './modules/module-routes.ts';

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

/** Lets the browser answer a finger, or paint, before what follows. */
const pause = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => resolve();
		port2.postMessage(undefined);
	});

/** Asks for the module of this address, where the document could not: it is on its way while the page is still evaluated. */
function askForModule(path: string): void {
	const { module, guard } = moduleRouteFor(path);
	const files = readFiles(document)[module];
	if (files && !isOwnPage(path) && mayEnter(guard, readSession())) preloadFiles(files, readEntries(document)[module]);
}

async function start(): Promise<void> {
	askForModule(window.location.pathname);
	for (const evaluate of parts) {
		await pause();
		await evaluate();
	}
	await pause();
	const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
	await pause();
	startPage();
}

void start();
