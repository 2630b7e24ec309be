import type { CloudFixture } from '../journey-fixture.ts';
import { type PublishedPage, publishedPaths, readPages, rewrittenPages } from '../published-pages.ts';
import { until } from '../until.ts';

/** Milliseconds. Longer than a publisher waits and reads before it looks once more: until then its run may still write. */
const QUIET = 2500;

type Pages = ReadonlyMap<string, PublishedPage>;

/** Which pages of the site each change writes, from one change of a file to the next. */
export interface PageChanges {
	/** The addresses of everything that is rendered ahead of time. */
	paths(): readonly string[];
	/**
	 * Makes a change, waits until the publisher has written what it had to, and answers which pages are not what they were, but for those that
	 * the change before wrote and that have the same bytes still.
	 */
	pagesRewrittenBy(change: () => Promise<unknown>): Promise<readonly string[]>;
	/** Reads the addresses again, after pages were added or taken away. */
	readPathsAgain(): Promise<void>;
}

const otherBytes = (before: Pages, now: Pages): readonly string[] =>
	[...now.keys()].filter((path) => before.get(path)?.digest !== now.get(path)?.digest);

/** Call it while the tests of a file are declared. */
export function pageChanges(site: CloudFixture): PageChanges {
	let paths: readonly string[] = [];
	/** As the pages were after the change before: nothing happens between two changes. */
	let lastSettled: Pages = new Map();
	/** What the change before wrote: on a busy machine a second publisher may put the same pages there once more, long after the first. */
	let justRewritten: readonly string[] = [];

	const read = (): Promise<Pages> => readPages(site.cloud.origin, paths);

	/** The pages once nothing has been written for a while: the minute's sweep may render beside the run that the change began. */
	async function settledPages(): Promise<Pages> {
		let published = await read();
		for (;;) {
			await new Promise((resolve) => setTimeout(resolve, QUIET));
			const now = await read();
			if (rewrittenPages(published, now).length === 0) return now;
			published = now;
		}
	}

	beforeAll(async () => {
		paths = await publishedPaths(site.cloud.origin);
		lastSettled = await settledPages();
	});

	return {
		paths: () => paths,
		async pagesRewrittenBy(change) {
			const before = lastSettled;
			await change();
			await until(
				async () => otherBytes(before, await read()),
				({ length }) => length > 0,
			);
			lastSettled = await settledPages();
			const other = new Set(otherBytes(before, lastSettled));
			justRewritten = rewrittenPages(before, lastSettled).filter(
				(path) => other.has(path) || !justRewritten.includes(path),
			);
			return justRewritten;
		},
		async readPathsAgain() {
			const before = lastSettled;
			paths = await publishedPaths(site.cloud.origin);
			lastSettled = await settledPages();
			justRewritten = [...justRewritten, ...otherBytes(before, lastSettled)];
		},
	};
}
