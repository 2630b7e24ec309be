import { openBrowser } from '@tulia/test-kit/browser';
import { compareWithBaseline, medianOf, paintRatio } from './lib/compare-with-baseline.ts';
import { type Figure, withOneRerun } from './lib/report.ts';
import { serveScriptFreePage } from './lib/script-free-page.ts';
import { type Credentials, DEMO_ADMIN, sessionOf } from './lib/session.ts';

const KB = 1024;
/** Pages in two parts take a few seconds each: five rounds are enough for their budgets. */
const RUNS = 5;

interface Page {
	readonly path: string;
	/** Selector of the page's data. */
	readonly waitFor: string;
	readonly as: Credentials;
	/** Script, KB. */
	readonly script: { readonly budget: number };
	/** Largest paint as a multiple of the plain home page's; absent: printed for information. */
	readonly ratio?: number;
}

/** The page where a client chooses a time. */
export const schedulePage = (as: Credentials): Page => ({
	path: '/schedule-appointment',
	waitFor: 'input[type=radio]',
	as,
	script: { budget: 155 },
	ratio: 2,
});

/** The list that staff open first in the morning. */
export const adminList: Page = {
	path: '/admin/appointments',
	waitFor: 'main a[href^="/admin/appointments/"]',
	as: DEMO_ADMIN,
	script: { budget: 340 },
};

/** A page behind login: its bytes, and its paint against the plain home page. */
export async function behindLogin(origin: string, { path, waitFor, as, ...limits }: Page): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const baseline = await serveScriptFreePage(origin, '/');
	const ratioBudget = limits.ratio === undefined ? {} : { budget: limits.ratio };
	try {
		const stored = await sessionOf(origin, as);
		return await withOneRerun(async () => {
			const { first } = await compareWithBaseline(browser, {
				url: origin + path,
				baselineUrl: baseline.url,
				stored,
				waitFor,
				runs: RUNS,
			});
			const { ours } = first;
			return [
				{ name: 'requests', value: medianOf(ours, (seen) => seen.requests), unit: '' },
				{ name: 'request chain depth', value: medianOf(ours, (seen) => seen.depth), unit: '', budget: 3 },
				{ name: 'script', value: medianOf(ours, (seen) => seen.bytes.script) / KB, unit: 'KB', ...limits.script },
				{ name: 'largest contentful paint (Slow 4G, CPU 4×)', value: medianOf(ours, (seen) => seen.lcp), unit: 'ms' },
				{ name: 'ratio to the plain home page', value: paintRatio(first), unit: '×', ...ratioBudget },
				{ name: 'layout shift × 1000', value: medianOf(ours, (seen) => seen.cls) * 1000, unit: '', budget: 10 },
				{ name: 'blocking time from navigation start', value: medianOf(ours, (seen) => seen.blocking), unit: 'ms' },
			];
		});
	} finally {
		baseline.close();
		await browser.close();
	}
}
