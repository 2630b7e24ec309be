import { openBrowser } from '@tulia/test-kit/browser';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from 'local-cloud/free-port';
import type { Figure } from './lib/report.ts';
import { median } from './lib/statistics.ts';

/** Minimum of each score, points. */
const FLOORS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof FLOORS;

const NAMES: Record<Category, string> = {
	performance: 'performance',
	accessibility: 'accessibility',
	'best-practices': 'best practices',
	seo: 'search engines',
};

/** For the performance score, which varies with the machine; the others are facts about the page. */
const RUNS = 3;

interface Audit {
	/** Points of a hundred. */
	readonly score: number;
	/** The checks that cost points, with their findings. */
	readonly complaints: readonly string[];
}

type Audits = Readonly<Partial<Record<Category, Audit>>>;

/** Lighthouse's report of a phone on simulated Slow 4G. Retried, because it sometimes loses its trace. */
async function reportOn(port: number, url: string, categories: readonly Category[], attempts = 3): Promise<Result> {
	const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
	if (result && !result.lhr.runtimeError) return result.lhr;
	if (attempts === 1) throw new Error(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message}`);
	return reportOn(port, url, categories, attempts - 1);
}

async function audit(port: number, url: string, categories: readonly Category[]): Promise<Audits> {
	const lhr = await reportOn(port, url, categories);
	const auditOf = (category: Category): Audit => {
		const { score = null, auditRefs = [] } = lhr.categories[category] ?? {};
		const complaints = auditRefs.flatMap(({ id, weight }) => {
			const audit = lhr.audits[id];
			if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
			return [`${id}: ${[audit.displayValue, `${Math.round(audit.score * 100)} pt`].filter(Boolean).join(', ')}`];
		});
		return { score: score === null ? Number.NaN : Math.round(score * 100), complaints };
	};
	return Object.fromEntries(categories.map((category) => [category, auditOf(category)]));
}

/** Lighthouse's scores of one page; performance is the median of three runs. */
export async function lighthouseScores(origin: string, path: string): Promise<readonly Figure[]> {
	const port = await freePort();
	const browser = await openBrowser({ debuggingPort: port });
	try {
		const whole = await audit(port, origin + path, ['performance', 'accessibility', 'best-practices', 'seo']);
		const runs = [whole.performance];
		while (runs.length < RUNS) runs.push((await audit(port, origin + path, ['performance'])).performance);
		const scores = runs.map((run) => run?.score ?? Number.NaN);
		const performance = median(scores);
		const typical = runs[scores.indexOf(performance)];
		return [
			figureOf('performance', { score: performance, complaints: typical?.complaints ?? [] }),
			figureOf('accessibility', whole.accessibility),
			figureOf('best-practices', whole['best-practices']),
			figureOf('seo', whole.seo),
		];
	} finally {
		await browser.close();
	}
}

const figureOf = (category: Category, audit: Audit | undefined): Figure => ({
	name: NAMES[category],
	value: audit?.score ?? Number.NaN,
	unit: 'pt',
	floor: FLOORS[category],
	because: audit && audit.score < FLOORS[category] ? audit.complaints : [],
});
