import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser } from 'playwright-core';
import { againstPlain, type Compared, type FirstAndAgain, middle, paintRatio } from './lib/against-plain.ts';
import { servePlainPage } from './lib/plain-page.ts';
import { ARTICLE } from './lib/public-routes.ts';
import { type Figure, withOneRerun } from './lib/report.ts';
import type { Visit } from './lib/visit.ts';

const KB = 1024;

/** The pages most people read, one of each kind. */
export const readingPages = { Home: '/', 'An article': ARTICLE, Services: '/services', 'Help centre': '/help-center' };

/** What somebody pays who reads a public page and touches nothing (docs/speed.md): the first time and again. */
export async function reading(origin: string, path: string): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const twin = await servePlainPage(origin, path);
	try {
		return await withOneRerun(() => readOnce(browser, origin, path, twin.url));
	} finally {
		twin.close();
		await browser.close();
	}
}

async function readOnce(browser: Browser, origin: string, path: string, plainUrl: string): Promise<readonly Figure[]> {
	const visits = await againstPlain(browser, { url: origin + path, plainUrl });
	const worker = await wireSize(origin, '/sw.js');
	return [
		requests(path, visits.first.ours),
		...downloads(visits.first.ours, worker),
		...paints(visits),
		...mainThread(visits.first),
	];
}

/** Bytes of a file as it travels; 0 where the site has none. The worker's own fetches are not the page's. */
async function wireSize(origin: string, path: string): Promise<number> {
	const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'br' } });
	await answer.arrayBuffer();
	return answer.ok ? Number(answer.headers.get('content-length')) : 0;
}

/** Nine is the budget of the home page. An article has two more: it posts that it was read, and brings the styles of its comment form. */
const requests = (path: string, ours: readonly Visit[]): Figure => ({
	name: 'requests',
	value: middle(ours, (seen) => seen.requests),
	unit: '',
	budget: path === ARTICLE ? 11 : 9,
});

function downloads(ours: readonly Visit[], worker: number): readonly Figure[] {
	const script = middle(ours, (seen) => seen.bytes.script);
	const early = middle(ours, (seen) => seen.scriptBeforePaint);
	return [
		{ name: 'request chain depth', value: middle(ours, (seen) => seen.depth), unit: '', budget: 3 },
		{ name: 'everything, headers included', value: middle(ours, (seen) => seen.wire) / KB, unit: 'KB' },
		{ name: 'HTML, headers included', value: middle(ours, (seen) => seen.html) / KB, unit: 'KB' },
		{ name: 'script, the service worker included', value: (script + worker) / KB, unit: 'KB', budget: 20 },
		{ name: 'script before the largest paint', value: early / KB, unit: 'KB', budget: 20 },
		{ name: 'style', value: middle(ours, (seen) => seen.bytes.style) / KB, unit: 'KB', budget: 15 },
		{ name: 'fonts', value: middle(ours, (seen) => seen.bytes.font) / KB, unit: 'KB', budget: 55 },
		{ name: 'requests for admin or booking code', value: foreign(ours), unit: '', budget: 0 },
	];
}

/** A visitor never downloads what other modules ship. */
const foreign = (visits: readonly Visit[]): number =>
	Math.max(...visits.map(({ urls }) => urls.filter((url) => /\/mfe\/(?:admin|booking)\//.test(url)).length));

function paints({ first, again }: FirstAndAgain): readonly Figure[] {
	const lcp = (visits: readonly Visit[]): number => middle(visits, (seen) => seen.lcp);
	return [
		{
			name: 'largest contentful paint (Slow 4G, CPU 4×)',
			value: lcp(first.ours),
			unit: 'ms',
			because: [`painted largest: ${first.ours.at(-1)?.largest}`],
		},
		{ name: 'the same page without script', value: lcp(first.plain), unit: 'ms' },
		{ name: 'ratio', value: paintRatio(first), unit: '×', budget: 1.3, stretch: 1 },
		{ name: 'repeat visit: largest contentful paint', value: lcp(again.ours), unit: 'ms' },
		{ name: 'repeat visit without script', value: lcp(again.plain), unit: 'ms' },
		{ name: 'repeat visit: ratio', value: paintRatio(again), unit: '×', budget: 1.15 },
		{ name: 'layout shift × 1000', value: middle(first.ours, (seen) => seen.cls) * 1000, unit: '', budget: 10 },
	];
}

/** The plain page's share is this machine's, not the site's: at four times slower, laying it out is one long task. */
function mainThread({ ours, plain }: Compared): readonly Figure[] {
	const blocking = (visits: readonly Visit[]): number => middle(visits, (seen) => seen.blocking);
	return [
		{ name: 'blocking time from navigation start', value: blocking(ours), unit: 'ms' },
		{ name: 'of which the same page without script', value: blocking(plain), unit: 'ms' },
		{ name: 'blocking time that scripts add', value: blocking(ours) - blocking(plain), unit: 'ms', budget: 150 },
	];
}
