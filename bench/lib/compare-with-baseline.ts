import type { Browser } from 'playwright-core';
import { newPhone, type StoredItems } from './phone.ts';
import { median } from './statistics.ts';
import { type PageVisit, type PageVisitOptions, visitPage } from './visit.ts';

/** Visits of one kind, to our page and to its script-free baseline. */
export interface Comparison {
	readonly ours: readonly PageVisit[];
	readonly plain: readonly PageVisit[];
}

/** Visits of a new phone, and repeated ones with its cache. */
export interface FirstAndRepeat {
	readonly first: Comparison;
	readonly again: Comparison;
}

const RUNS = 9;

interface Subject extends PageVisitOptions {
	readonly url: string;
	readonly baselineUrl: string;
	readonly stored?: StoredItems;
	/** Counted rounds; default 9. */
	readonly runs?: number;
}

/** Two consecutive visits of a new phone. */
async function twice(
	browser: Browser,
	url: string,
	stored: StoredItems,
	options: PageVisitOptions,
): Promise<readonly PageVisit[]> {
	const phone = await newPhone(browser, stored);
	const visits = [await visitPage(phone, url, options), await visitPage(phone, url, options)];
	await phone.close();
	return visits;
}

/**
 * Visits a page and its script-free baseline alternately, each twice, so that a slow phase of the machine affects both.
 * The first round is a warm-up.
 */
export async function compareWithBaseline(browser: Browser, subject: Subject): Promise<FirstAndRepeat> {
	const { url, baselineUrl, stored = {}, runs = RUNS, ...options } = subject;
	const rounds: { readonly ours: readonly PageVisit[]; readonly plain: readonly PageVisit[] }[] = [];
	for (let round = 0; round <= runs; round += 1)
		rounds.push({ ours: await twice(browser, url, stored, options), plain: await twice(browser, baselineUrl, {}, {}) });
	const counted = rounds.slice(1);
	const visits = (whose: 'ours' | 'plain', at: number) => counted.flatMap((round) => round[whose][at] ?? []);
	return {
		first: { ours: visits('ours', 0), plain: visits('plain', 0) },
		again: { ours: visits('ours', 1), plain: visits('plain', 1) },
	};
}

/** The median of one figure over several visits. */
export const medianOf = (visits: readonly PageVisit[], pick: (visit: PageVisit) => number): number =>
	median(visits.map(pick));

/** Our largest paint as a multiple of the plain page's. */
export const paintRatio = ({ ours, plain }: Comparison): number =>
	medianOf(ours, ({ lcp }) => lcp) / medianOf(plain, ({ lcp }) => lcp);
