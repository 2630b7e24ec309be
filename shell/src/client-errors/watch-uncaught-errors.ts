import { isLoadFailure } from './load-failure.ts';
import { releasedPlaceIn } from './released-place.ts';
import { reportClientError } from './report-client-error.ts';

function report(error: unknown): void {
	if (!(error instanceof Error) || isLoadFailure(error) || error.name === 'AbortError') return;
	const place = releasedPlaceIn(error.stack ?? '');
	if (place) reportClientError({ kind: 'uncaught', module: place.module, error, place });
}

/** Dispatched on the document when a watcher takes over. */
const TAKEN_OVER = 'tulia:errors-watched';

/** Reports uncaught errors of our own files. The last watcher replaces earlier ones. */
export function watchUncaughtErrors(): void {
	document.dispatchEvent(new Event(TAKEN_OVER));
	const watch = new AbortController();
	const { signal } = watch;
	window.addEventListener('error', ({ error }) => report(error), { signal });
	window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
	document.addEventListener(TAKEN_OVER, () => watch.abort(), { once: true });
}
