import { openBrowser } from '@tulia/test-kit/browser';
import { newCertificate } from '@tulia/test-kit/tls-front';
import type { Browser } from 'playwright-core';
import { type Client, registerClients } from './lib/clients.ts';
import { type Arrival, untilArrived, watchTouches } from './lib/page-change.ts';
import { newPhone, SLOWER_LINE, type StoredItems } from './lib/phone.ts';
import type { Figure } from './lib/report.ts';
import { sessionOf } from './lib/session.ts';
import { median } from './lib/statistics.ts';
import { startTlsEdge } from './lib/tls-edge.ts';
import { type OpenPage, openPage, readPage } from './lib/visit.ts';

/** Pause on a page before the next touch, milliseconds. */
const AT_REST = 5000;

interface Transition {
	readonly name: string;
	readonly from: string;
	readonly isLoggedIn: boolean;
	/** The steps before the measured touch. */
	readonly prepare: (open: OpenPage, client: Client) => Promise<void>;
	readonly touch: (open: OpenPage) => Promise<void>;
	readonly arrival: Arrival;
	/** Milliseconds. */
	readonly budget: number;
}

const check = (open: OpenPage, name: RegExp, nth = 0): Promise<void> =>
	open.page.getByRole('radio', { name }).nth(nth).check({ force: true });

const all: readonly Transition[] = [
	{
		name: 'Log in → home',
		from: '/login',
		isLoggedIn: false,
		prepare: async ({ page }, { email, password }) => {
			await page.getByLabel('Email').fill(email);
			await page.getByLabel('Password', { exact: true }).fill(password);
		},
		touch: ({ page }) => page.getByRole('button', { name: 'Log in' }).tap(),
		arrival: { pathname: '/', heading: /./ },
		budget: 2000,
	},
	{
		name: 'Confirm → ticket',
		from: '/schedule-appointment',
		isLoggedIn: true,
		prepare: async (open) => {
			await check(open, /Anxiety/);
			await check(open, /^Me/);
			await check(open, /times? free/, 3);
			await open.page.locator('input[type=radio][name=time]').first().check({ force: true });
			await open.page.getByRole('button', { name: 'Next: Check' }).tap();
		},
		touch: ({ page }) => page.getByRole('button', { name: 'Confirm Appointment' }).first().tap(),
		arrival: { pathname: '/schedule-appointment', heading: /Appointment Confirmed!/ },
		budget: 1500,
	},
	{
		name: 'Home → schedule, in the running application',
		from: '/',
		isLoggedIn: true,
		// The files of the booking pages are prefetched once the page is idle (`shell/src/prefetch/prefetch-page.ts`).
		prepare: ({ page }) => page.waitForTimeout(AT_REST),
		touch: ({ page }) => page.locator('a[href^="/schedule-appointment"]:visible').first().tap(),
		arrival: { pathname: '/schedule-appointment', heading: /./, present: 'input[type=radio]' },
		budget: 600,
	},
];

/** One transition by one client, on a new phone. */
async function goOnce(browser: Browser, edge: string, origin: string, way: Transition, client: Client) {
	const stored: StoredItems = way.isLoggedIn ? await sessionOf(origin, client) : {};
	const phone = await newPhone(browser, stored);
	try {
		// Each client has a network address of their own, because clients of one network may have few visits.
		await phone.setExtraHTTPHeaders({ 'x-local-viewer-ip': client.viewer });
		const open = await openPage(phone, { line: SLOWER_LINE });
		await watchTouches(open.page);
		await readPage(open, edge + way.from);
		await open.during(() => way.prepare(open, client));
		await way.touch(open);
		return await untilArrived(open.page, way.arrival);
	} finally {
		await phone.close();
	}
}

/** From a touch to the next page, on a connection where each request takes more than half a second. */
export async function transitions(origin: string, rounds: number): Promise<readonly Figure[]> {
	const clients = await registerClients(origin, rounds);
	const edge = await startTlsEdge(origin, { certificate: await newCertificate() });
	const browser = await openBrowser({ trustedKey: edge.key });
	try {
		const figures: Figure[] = [];
		for (const way of all) {
			const values: number[] = [];
			for (const client of clients) values.push(await goOnce(browser, edge.origin, origin, way, client));
			const { name, budget } = way;
			figures.push({ name, value: median(values), unit: 'ms', budget, samples: { values, unit: 'ms' } });
		}
		return figures;
	} finally {
		await browser.close();
		edge.close();
	}
}
