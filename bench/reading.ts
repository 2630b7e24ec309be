import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser } from 'playwright-core';
import {
	type Comparison,
	compareWithBaseline,
	type FirstAndRepeat,
	medianOf,
	paintRatio,
} from './lib/compare-with-baseline.ts';
import { ARTICLE } from './lib/public-routes.ts';
import { type Figure, withOneRerun } from './lib/report.ts';
import { serveScriptFreePage } from './lib/script-free-page.ts';
import type { PageVisit } from './lib/visit.ts';

const KB = 1024;

/** The most read pages, one of each kind. */
export const readingPages = { Home: '/', 'An article': ARTICLE, Services: '/services', 'Help centre': '/help-center' };

/** The cost of reading a public page without touching anything (docs/speed.md): a new visit and a repeated one. */
export async function reading(origin: string, path: string): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const baseline = await serveScriptFreePage(origin, path);
	try {
		return await withOneRerun(() => readOnce(browser, origin, path, baseline.url));
	} finally {
		baseline.close();
		await browser.close();
	}
}

async function readOnce(
	browser: Browser,
	origin: string,
	path: string,
	baselineUrl: string,
): Promise<readonly Figure[]> {
	const visits = await compareWithBaseline(browser, { url: origin + path, baselineUrl });
	const worker = await wireSize(origin, '/sw.js');
	return [
		requests(path, visits.first.ours),
		...downloads(visits.first.ours, worker),
		...paints(visits),
		...mainThread(visits.first),
	];
}

/** Transfer size of a file; 0 if the site has none. The service worker's own requests are not the page's. */
async function wireSize(origin: string, path: string): Promise<number> {
	const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'br' } });
	await answer.arrayBuffer();
	return answer.ok ? Number(answer.headers.get('content-length')) : 0;
}

/** Nine is the budget of the home page. An article also posts its view and loads its comment form's styles. */
const requests = (path: string, ours: readonly PageVisit[]): Figure => ({
	name: 'requests',
	value: medianOf(ours, (seen) => seen.requests),
	unit: '',
	budget: path === ARTICLE ? 11 : 9,
});

function downloads(ours: readonly PageVisit[], worker: number): readonly Figure[] {
	const script = medianOf(ours, (seen) => seen.bytes.script);
	const early = medianOf(ours, (seen) => seen.scriptBeforePaint);
	return [
		{ name: 'request chain depth', value: medianOf(ours, (seen) => seen.depth), unit: '', budget: 3 },
		{ name: 'everything, headers included', value: medianOf(ours, (seen) => seen.wire) / KB, unit: 'KB' },
		{ name: 'HTML, headers included', value: medianOf(ours, (seen) => seen.html) / KB, unit: 'KB' },
		{ name: 'script, the service worker included', value: (script + worker) / KB, unit: 'KB', budget: 20 },
		{ name: 'script before the largest paint', value: early / KB, unit: 'KB', budget: 20 },
		{ name: 'style', value: medianOf(ours, (seen) => seen.bytes.style) / KB, unit: 'KB', budget: 15 },
		{ name: 'fonts', value: medianOf(ours, (seen) => seen.bytes.font) / KB, unit: 'KB', budget: 55 },
		{ name: 'requests for admin or booking code', value: foreign(ours), unit: '', budget: 0 },
	];
}

/** A visitor must not download files of other modules. */
const foreign = (visits: readonly PageVisit[]): number =>
	Math.max(...visits.map(({ urls }) => urls.filter((url) => /\/mfe\/(?:admin|booking)\//.test(url)).length));

function paints({ first, again }: FirstAndRepeat): readonly Figure[] {
	const lcp = (visits: readonly PageVisit[]): number => medianOf(visits, (seen) => seen.lcp);
	return [
		{
			name: 'largest contentful paint (Slow 4G, CPU 4×)',
			value: lcp(first.ours),
			unit: 'ms',
			because: [`painted largest: ${first.ours.at(-1)?.largest}`],
		},
		{ name: 'the same page without script', value: lcp(first.plain), unit: 'ms' },
		{ name: 'ratio', value: paintRatio(first), unit: '×', budget: 1.3, goal: 1 },
		{ name: 'repeat visit: largest contentful paint', value: lcp(again.ours), unit: 'ms' },
		{ name: 'repeat visit without script', value: lcp(again.plain), unit: 'ms' },
		{ name: 'repeat visit: ratio', value: paintRatio(again), unit: '×', budget: 1.15 },
		{ name: 'layout shift × 1000', value: medianOf(first.ours, (seen) => seen.cls) * 1000, unit: '', budget: 10 },
	];
}

/** The plain page's share is due to this machine: at a quarter of its speed, the layout is one long task. */
function mainThread({ ours, plain }: Comparison): readonly Figure[] {
	const blocking = (visits: readonly PageVisit[]): number => medianOf(visits, (seen) => seen.blocking);
	return [
		{ name: 'blocking time from navigation start', value: blocking(ours), unit: 'ms' },
		{ name: 'of which the same page without script', value: blocking(plain), unit: 'ms' },
		{ name: 'blocking time that scripts add', value: blocking(ours) - blocking(plain), unit: 'ms', budget: 150 },
	];
}
