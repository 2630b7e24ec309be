import type { CloudFixture } from '../journey-fixture.ts';
import { type PublishedPage, publishedPaths, readPages, rewrittenPages } from '../published-pages.ts';
import { until } from '../until.ts';

/** Milliseconds. Longer than the publisher's pause before its next check, which may still write. */
const QUIET = 2500;

type Pages = ReadonlyMap<string, PublishedPage>;

/** The pages that each change of a file's tests writes. */
export interface PageChanges {
	paths(): readonly string[];
	/**
	 * Makes a change, waits until the publisher has finished, and resolves with the rewritten pages, without those that
	 * the previous change wrote and that are unchanged since.
	 */
	pagesRewrittenBy(change: () => Promise<unknown>): Promise<readonly string[]>;
	/** Reads the addresses again, after pages were added or removed. */
	readPathsAgain(): Promise<void>;
}

const otherBytes = (before: Pages, now: Pages): readonly string[] =>
	[...now.keys()].filter((path) => before.get(path)?.digest !== now.get(path)?.digest);

/** Call it while the tests of a file are declared. */
export function pageChanges(site: CloudFixture): PageChanges {
	let paths: readonly string[] = [];
	/** The pages after the previous change: nothing happens between two changes. */
	let lastSettled: Pages = new Map();
	/** The pages of the previous change: on a busy machine a second publisher may write them again, much later. */
	let justRewritten: readonly string[] = [];

	const read = (): Promise<Pages> => readPages(site.cloud.origin, paths);

	/** The pages once nothing has been written for a while: the minute sweep may render at the same time. */
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
