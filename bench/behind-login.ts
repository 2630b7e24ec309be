import { openBrowser } from '@tulia/test-kit/browser';
import { againstPlain, middle, paintRatio } from './lib/against-plain.ts';
import { post } from './lib/clients.ts';
import type { Stored } from './lib/phone.ts';
import { servePlainPage } from './lib/plain-page.ts';
import { type Figure, withOneRerun } from './lib/report.ts';

const KB = 1024;
/** Pages in two parts, at a few seconds each: five rounds tell as much as their budgets ask. */
const RUNS = 5;

/** Somebody who has an account. */
export interface Credentials {
	readonly email: string;
	readonly password: string;
}

/** The admin of the demo centre. */
const DEMO_ADMIN: Credentials = { email: 'admin@tulia.example', password: 'Karibu!2026' };

/** The session as the site keeps it, for a page behind login. */
async function sessionOf(origin: string, { email, password }: Credentials): Promise<Stored> {
	const answer = await post(origin, '/api/auth/login', { email, password });
	if (!answer.ok) throw new Error(`Logging in answered ${answer.status}: ${await answer.text()}`);
	const { token, user } = (await answer.json()) as {
		readonly token: string;
		readonly user: { id: string; name: string; role: string };
	};
	return { 'tulia.session': JSON.stringify({ token, user: { id: user.id, name: user.name, role: user.role } }) };
}

interface Page {
	readonly path: string;
	/** What shows that the page has its data. */
	readonly waitFor: string;
	readonly as: Credentials;
	/** Of script, KB. */
	readonly script: { readonly budget: number; readonly stretch?: number };
	/** How much later than the plain home page it may paint; absent: printed for information. */
	readonly ratio?: number;
}

/** The page where a client chooses a time. */
export const schedulePage = (as: Credentials): Page => ({
	path: '/schedule-appointment',
	waitFor: 'input[type=radio]',
	as,
	script: { budget: 215, stretch: 185 },
	ratio: 2,
});

/** The list staff open first in the morning. */
export const adminList: Page = {
	path: '/admin/appointments',
	waitFor: 'main a[href^="/admin/appointments/"]',
	as: DEMO_ADMIN,
	script: { budget: 340 },
};

/** A page behind login: its bytes, and its paint against the plain home page. */
export async function behindLogin(origin: string, { path, waitFor, as, ...limits }: Page): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	const twin = await servePlainPage(origin, '/');
	const ratioBudget = limits.ratio === undefined ? {} : { budget: limits.ratio };
	try {
		const stored = await sessionOf(origin, as);
		return await withOneRerun(async () => {
			const { first } = await againstPlain(browser, {
				url: origin + path,
				plainUrl: twin.url,
				stored,
				waitFor,
				runs: RUNS,
			});
			const { ours } = first;
			return [
				{ name: 'requests', value: middle(ours, (seen) => seen.requests), unit: '' },
				{ name: 'request chain depth', value: middle(ours, (seen) => seen.depth), unit: '', budget: 3 },
				{ name: 'script', value: middle(ours, (seen) => seen.bytes.script) / KB, unit: 'KB', ...limits.script },
				{ name: 'largest contentful paint (Slow 4G, CPU 4×)', value: middle(ours, (seen) => seen.lcp), unit: 'ms' },
				{ name: 'ratio to the plain home page', value: paintRatio(first), unit: '×', ...ratioBudget },
				{ name: 'layout shift × 1000', value: middle(ours, (seen) => seen.cls) * 1000, unit: '' },
				{ name: 'blocking time from navigation start', value: middle(ours, (seen) => seen.blocking), unit: 'ms' },
			];
		});
	} finally {
		twin.close();
		await browser.close();
	}
}
