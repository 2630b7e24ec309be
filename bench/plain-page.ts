import { openBrowser } from '@tulia/test-kit/browser';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { newCertificate } from '@tulia/test-kit/tls-front';
import type { Browser } from 'playwright-core';
import { registerClients } from './lib/clients.ts';
import { type Subject, type Visits, visitInTurns } from './lib/compare-with-plain-page.ts';
import type { StoredItems } from './lib/phone.ts';
import { ARTICLE } from './lib/public-routes.ts';
import { type Figure, isOver } from './lib/report.ts';
import { DEMO_ADMIN, sessionOf } from './lib/session.ts';
import { median } from './lib/statistics.ts';
import { startTlsEdge, type TlsEdge } from './lib/tls-edge.ts';
import type { PageVisit } from './lib/visit.ts';

const KB = 1024;
const PLAIN = 'The plain page';
const AGAIN = 1.35;
const PICTURES_AND_FONTS = 25;

/** Maximum ratios to the plain page. */
interface Limits {
	readonly largest: number;
	/** Absent: printed for information. */
	readonly first?: number;
}

type Page = Subject & { readonly limits: Limits };

/** Public pages, the forms before a first booking, and a page behind a log-in with personal data. */
const pagesOf = (site: TlsEdge, client: StoredItems): readonly Page[] => {
	const read = (name: string, path: string): Page => ({ name, url: site.origin + path, limits: { largest: 1.35 } });
	const form = (name: string, path: string): Page => ({
		name,
		url: site.origin + path,
		limits: { first: 1.5, largest: 1.5 },
	});
	return [
		read('Home', '/'),
		read('Services', '/services'),
		read('Article', ARTICLE),
		read('Help centre', '/help-center'),
		{
			name: 'Schedule',
			url: `${site.origin}/schedule-appointment`,
			stored: client,
			waitFor: 'input[type=radio]',
			limits: { largest: 1.5 },
		},
		read('Log in', '/login'),
		read('Register', '/register'),
		form('Forgotten password', '/forgot-password'),
		form('New password', `/reset-password/${'a'.repeat(43)}`),
		...['/schedule-appointment', '/appointments', '/account', '/admin'].map((path) => ({
			name: `${path} without a session`,
			url: site.origin + path,
			limits: { largest: 1.6 },
		})),
	];
};

/** The loading states of pages behind a log-in. */
const outlinesOf = (silent: TlsEdge, client: StoredItems, admin: StoredItems): readonly Page[] =>
	[
		{ path: '/schedule-appointment', stored: client },
		{ path: '/appointments', stored: client },
		{ path: '/account', stored: client },
		{ path: '/admin', stored: admin },
	].map(({ path, stored }) => ({
		name: `Outline of ${path}`,
		url: silent.origin + path,
		stored,
		unanswered: /\/api\//,
		limits: { first: 1.5, largest: 1.5 },
	}));

/** Compares the first, largest and repeated paints of our pages with those of a plain page in the same run. */
export async function plainPage(cloud: LocalCloud, rounds: number): Promise<readonly Figure[]> {
	const [client] = await registerClients(cloud.origin, 1);
	if (!client) throw new Error('No client could be registered.');
	const [session, adminSession] = [await sessionOf(cloud.origin, client), await sessionOf(cloud.origin, DEMO_ADMIN)];
	const certificate = await newCertificate();
	const site = await startTlsEdge(cloud.origin, { certificate });
	const silent = await startTlsEdge(cloud.origin, { certificate, answersApi: false });
	const browser = await openBrowser({ trustedKey: site.key });
	const measure = (pages: readonly Page[]) => compare(browser, site.plainPage, pages, rounds);
	try {
		return await withRerunOf([...pagesOf(site, session), ...outlinesOf(silent, session, adminSession)], measure);
	} finally {
		await browser.close();
		site.close();
		silent.close();
	}
}

type Measured = ReadonlyMap<string, readonly Figure[]>;

/** Measures every page once; a page that misses a ratio is measured again, and that result counts. */
async function withRerunOf(
	pages: readonly Page[],
	measure: (pages: readonly Page[]) => Promise<Measured>,
): Promise<readonly Figure[]> {
	const figures = await measure(pages);
	const missed = (name: string): boolean =>
		(figures.get(name) ?? []).some((figure) => figure.unit === '×' && isOver(figure));
	const again = pages.filter(({ name }) => missed(name));
	const rerun: Measured = again.length === 0 ? new Map() : await measure(again);
	return [...figures.keys()].flatMap((name) => (missed(name) ? rerun : figures).get(name) ?? []);
}

async function compare(browser: Browser, plainUrl: string, pages: readonly Page[], rounds: number): Promise<Measured> {
	const visitsByPage = await visitInTurns(browser, [{ name: PLAIN, url: plainUrl }, ...pages], rounds);
	const plain = visitsByPage.get(PLAIN);
	if (!plain) throw new Error('The plain page was not visited.');
	const figures = pages.map(({ name, limits }): [string, readonly Figure[]] => {
		const visits = visitsByPage.get(name);
		return [name, visits ? figuresOf(name, visits, plain, limits) : []];
	});
	return new Map([[PLAIN, plainFigures(plain)], ...figures]);
}

const first = ({ fcp }: PageVisit): number => fcp;
const largest = ({ lcp }: PageVisit): number => lcp;

function plainFigures(plain: Visits): readonly Figure[] {
	const figure = (name: string, values: readonly number[]): Figure => ({
		name: `${PLAIN}: ${name}`,
		value: median(values),
		unit: 'ms',
		samples: { values, unit: 'ms' },
	});
	return [
		figure('first paint', plain.first.map(first)),
		figure('largest paint', plain.first.map(largest)),
		figure('largest paint, second visit', plain.again.map(largest)),
	];
}

function figuresOf(page: string, visits: Visits, plain: Visits, limits: Limits): readonly Figure[] {
	const figure = (name: string, pick: (visit: PageVisit) => number, which: keyof Visits, budget?: number): Figure => {
		const [ours, theirs] = [visits[which].map(pick), plain[which].map(pick)];
		return {
			name: `${page}: ${name}`,
			value: median(ours) / median(theirs),
			unit: '×',
			samples: { values: ours, unit: 'ms' },
			...(budget === undefined ? {} : { budget }),
		};
	};
	return [
		figure('first paint', first, 'first', limits.first),
		figure('largest paint', largest, 'first', limits.largest),
		figure('largest paint, second visit', largest, 'again', AGAIN),
		{
			name: `${page}: pictures and fonts before it`,
			value: median(visits.first.map(({ picturesAndFontsBeforePaint }) => picturesAndFontsBeforePaint)) / KB,
			unit: 'KB',
			budget: PICTURES_AND_FONTS,
		},
	];
}
