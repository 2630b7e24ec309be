import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser } from 'playwright-core';
import { type Client, post } from './lib/clients.ts';
import { servePlainPage } from './lib/plain-page.ts';
import type { Figure } from './lib/report.ts';
import { median } from './lib/statistics.ts';
import { type Visit, visit } from './lib/visit.ts';

const RUNS = 9;
const KB = 1024;

type Storage = Readonly<Record<string, string>>;

/** Visits both pages in turns, so that a slow minute of the machine hits both; the first round only warms up. */
async function compare(
	browser: Browser,
	url: string,
	plainUrl: string,
	options: { readonly storage?: Storage; readonly waitFor?: string },
): Promise<{ readonly ours: readonly Visit[]; readonly plain: readonly Visit[] }> {
	const ours: Visit[] = [];
	const plain: Visit[] = [];
	for (let round = 0; round <= RUNS; round += 1) {
		const [page, twin] = [await visit(browser, url, options), await visit(browser, plainUrl)];
		if (round === 0) continue;
		ours.push(page);
		plain.push(twin);
	}
	return { ours, plain };
}

const middle = (visits: readonly Visit[], pick: (visit: Visit) => number): number => median(visits.map(pick));

/** The budgets of the architecture, section 7, for the home page. */
export async function homePage(origin: string): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const twin = await servePlainPage(origin, '/');
	try {
		const { ours, plain } = await compare(browser, `${origin}/`, twin.url, {});
		const lcp = middle(ours, (seen) => seen.lcp);
		const [blocking, inherent] = [middle(ours, (seen) => seen.blocking), middle(plain, (seen) => seen.blocking)];
		return [
			{ name: 'requests', value: middle(ours, (seen) => seen.requests), unit: '', budget: 9 },
			{ name: 'request chain depth', value: middle(ours, (seen) => seen.depth), unit: '', budget: 3 },
			{ name: 'script', value: middle(ours, (seen) => seen.bytes.script) / KB, unit: 'KB', budget: 170 },
			{
				name: 'script before the largest paint',
				value: middle(ours, (seen) => seen.scriptBeforePaint) / KB,
				unit: 'KB',
				budget: 20,
			},
			{ name: 'style', value: middle(ours, (seen) => seen.bytes.style) / KB, unit: 'KB', budget: 15 },
			{ name: 'fonts', value: middle(ours, (seen) => seen.bytes.font) / KB, unit: 'KB', budget: 55 },
			{ name: 'largest contentful paint (Slow 4G, CPU 4×)', value: lcp, unit: 'ms' },
			{ name: 'the same page without script', value: middle(plain, (seen) => seen.lcp), unit: 'ms' },
			{ name: 'ratio', value: lcp / middle(plain, (seen) => seen.lcp), unit: '×', budget: 1.3 },
			{ name: 'layout shift × 1000', value: middle(ours, (seen) => seen.cls) * 1000, unit: '', budget: 10 },
			{ name: 'blocking time from navigation start', value: blocking, unit: 'ms' },
			{ name: 'of which the same page without script', value: inherent, unit: 'ms' },
			// The plain page's share is this machine's, not the site's: at four times slower, laying it out is one long task.
			{ name: 'blocking time that scripts add', value: blocking - inherent, unit: 'ms', budget: 150 },
			{ name: 'requests for admin or booking code', value: foreign(ours), unit: '', budget: 0 },
		];
	} finally {
		twin.close();
		await browser.close();
	}
}

/** A visitor never downloads what other modules ship. */
const foreign = (visits: readonly Visit[]): number =>
	Math.max(...visits.map(({ urls }) => urls.filter((url) => /\/mfe\/(?:admin|booking)\//.test(url)).length));

/** The session as the site keeps it, for a page behind login. */
async function sessionOf(origin: string, client: Client): Promise<Storage> {
	const answer = await post(origin, '/api/auth/login', { email: client.email, password: client.password });
	const { token, user } = (await answer.json()) as {
		readonly token: string;
		readonly user: { id: string; name: string; role: string };
	};
	return { 'tulia.session': JSON.stringify({ token, user: { id: user.id, name: user.name, role: user.role } }) };
}

/** The schedule page of a logged-in client: bytes, and its paint against the plain home page. */
export async function schedulePage(origin: string, client: Client): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const twin = await servePlainPage(origin, '/');
	try {
		const storage = await sessionOf(origin, client);
		const { ours, plain } = await compare(browser, `${origin}/schedule-appointment`, twin.url, {
			storage,
			waitFor: 'input[type=radio]',
		});
		const lcp = middle(ours, (seen) => seen.lcp);
		return [
			{ name: 'requests', value: middle(ours, (seen) => seen.requests), unit: '' },
			{ name: 'request chain depth', value: middle(ours, (seen) => seen.depth), unit: '' },
			{ name: 'script', value: middle(ours, (seen) => seen.bytes.script) / KB, unit: 'KB', budget: 215 },
			{ name: 'largest contentful paint (Slow 4G, CPU 4×)', value: lcp, unit: 'ms' },
			{ name: 'ratio to the plain page', value: lcp / middle(plain, (seen) => seen.lcp), unit: '×', budget: 2 },
		];
	} finally {
		twin.close();
		await browser.close();
	}
}
