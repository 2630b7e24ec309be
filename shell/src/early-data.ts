import { verify } from '@tulia/contracts/routes/identity';
import { beginEarly, readSession, startOf } from '@tulia/platform/early';
import { readBeginning } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import { mayEnter } from './modules/may-enter.ts';

/**
 * Runs alone, in a file of its own, before anything else of a page behind a log-in: for whoever may be there it begins the calls
 * and fetches the files that the page will ask for, while the page itself is still on its way. A visitor asks for nothing.
 */
const session = readSession();
const beginning = readBeginning(document);

if (session && beginning && mayEnter(beginning.guard, session)) {
	const now = new Date();
	const { starts, pages, files, entry } = beginning;
	const start = startOf(starts, window.location, now);
	for (const url of [verify.path, ...(start?.calls ?? [])]) beginEarly(url, session.token, now.getTime());
	preloadFiles(files, entry);
	const page = start?.page === undefined ? undefined : pages[start.page];
	if (page) preloadFiles(page, undefined);
}
