import type { Browser } from 'playwright-core';
import { newPhone, type Stored } from './phone.ts';
import { median } from './statistics.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** Visits of one kind, to our page and to its plain twin. */
export interface Compared {
	readonly ours: readonly Visit[];
	readonly plain: readonly Visit[];
}

/** The same phone twice: the first time, and once it keeps what it may keep. */
export interface FirstAndAgain {
	readonly first: Compared;
	readonly again: Compared;
}

const RUNS = 9;

interface Subject extends VisitOptions {
	readonly url: string;
	readonly plainUrl: string;
	readonly stored?: Stored;
	/** Rounds that count; 9 unless told. */
	readonly runs?: number;
}

/** Two visits of a new phone, one after the other. */
async function twice(browser: Browser, url: string, stored: Stored, options: VisitOptions): Promise<readonly Visit[]> {
	const phone = await newPhone(browser, stored);
	const visits = [await visit(phone, url, options), await visit(phone, url, options)];
	await phone.close();
	return visits;
}

/**
 * Visits a page and its plain twin in turns, each twice, so that a slow minute of the machine hits both. The first round
 * only warms up.
 */
export async function againstPlain(browser: Browser, subject: Subject): Promise<FirstAndAgain> {
	const { url, plainUrl, stored = {}, runs = RUNS, ...options } = subject;
	const rounds: { readonly ours: readonly Visit[]; readonly plain: readonly Visit[] }[] = [];
	for (let round = 0; round <= runs; round += 1)
		rounds.push({ ours: await twice(browser, url, stored, options), plain: await twice(browser, plainUrl, {}, {}) });
	const counted = rounds.slice(1);
	const visits = (whose: 'ours' | 'plain', at: number) => counted.flatMap((round) => round[whose][at] ?? []);
	return {
		first: { ours: visits('ours', 0), plain: visits('plain', 0) },
		again: { ours: visits('ours', 1), plain: visits('plain', 1) },
	};
}

/** The median of one figure over several visits. */
export const middle = (visits: readonly Visit[], pick: (visit: Visit) => number): number => median(visits.map(pick));

/** How much later our largest paint comes than the plain page's. */
export const paintRatio = ({ ours, plain }: Compared): number =>
	middle(ours, ({ lcp }) => lcp) / middle(plain, ({ lcp }) => lcp);
