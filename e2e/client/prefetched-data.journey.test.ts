import { desktop, openPage, phone } from '@tulia/test-kit/browser';
import { stopClock } from '@tulia/test-kit/clock';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { filesOfPage } from '../support/files-of-page.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const aPhone = (): Promise<BrowserContext> => site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

interface Call {
	readonly path: string;
	readonly token: string | undefined;
}

/** Records the API requests of a page. */
function callsOf(page: Page): Call[] {
	const calls: Call[] = [];
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith('/api/')) calls.push({ path: pathname + search, token: request.headers().authorization });
	});
	return calls;
}

const pathsOf = (calls: readonly Call[]): readonly string[] => calls.map(({ path }) => path);

/**
 * Delays files of a module, or of the page's own code, until they are released. First waits for the document before:
 * a delayed request of a document that is gone never ends, and `networkSettled` would wait for it.
 */
async function delayScripts(page: Page, files: RegExp): Promise<() => void> {
	await networkSettled(page);
	let letGo: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(files, async (route) => {
		await gate;
		await route.continue();
	});
	return letGo;
}

/** The code of the page: the shell's main script and every file of modules; not the scripts in the document. */
const CODE = /\/shell\/[^/]+\/assets\/main\.[^/]+\.js$|\/mfe\/.+\.js$/;

const FIRST = ['/api/account', '/api/appointments', '/api/auth/verify', '/api/psychologists', '/api/services'];

test('a guarded page shows the skeleton and prefetches its data once while the code is loading', async () => {
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	const letGo = await delayScripts(page, CODE);
	const calls = callsOf(page);
	const answered = Promise.all(FIRST.map((path) => page.waitForResponse(site.cloud.origin + path)));
	await stopClock(page);
	await page.goto(`${site.cloud.origin}/schedule-appointment`, { waitUntil: 'commit' });
	await answered;
	await page.getByRole('heading', { level: 1, name: 'Book a visit' }).waitFor();
	await page.getByRole('status').filter({ hasText: 'Checking your session' }).waitFor();
	const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

	letGo();
	await page.getByRole('radio').first().waitFor();
	await page.getByRole('status').filter({ hasText: 'Checking your session' }).waitFor({ state: 'detached' });
	expect([...pathsOf(calls)].sort()).toEqual(FIRST);
	// The first painted heading is not replaced, so nothing flashed.
	expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
	expect(pageErrors).toEqual([]);

	await page.unrouteAll();
	await page.goto(`${site.cloud.origin}/appointments/TUL-26-22222`);
	await page.getByRole('heading', { name: 'There is no such ticket here' }).waitFor();
	expect(pathsOf(calls).filter((path) => path === '/api/appointments/TUL-26-22222')).toHaveLength(1);
	await context.close();
});

test('a guarded page without a session prefetches nothing and shows nothing of its module', async () => {
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context);
	const calls = callsOf(page);
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	const addresses = {
		'/schedule-appointment': '/register',
		'/appointments': '/login',
		'/admin/appointments': '/login',
	};
	for (const [path, leadsTo] of Object.entries(addresses)) {
		await page.goto(site.cloud.origin + path);
		await at(page, leadsTo);
		await networkSettled(page);
	}
	expect(pathsOf(calls)).toEqual([]);
	expect(files.filter((url) => /\/mfe\/.+\.js$/.test(url))).toEqual([]);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('an expired session leads to /login, with each call made at most once', async () => {
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	await page.evaluate(() => {
		const stored = JSON.parse(sessionStorage.getItem('tulia.session') ?? '');
		sessionStorage.setItem('tulia.session', JSON.stringify({ ...stored, token: `${stored.token.slice(0, -4)}AAAA` }));
	});
	const calls = callsOf(page);
	await stopClock(page);
	await page.goto(`${site.cloud.origin}/appointments`);
	await at(page, '/login');
	expect(await page.evaluate(() => sessionStorage.getItem('tulia.session'))).toBeNull();
	expect(new Set(pathsOf(calls)).size).toBe(calls.length);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('a response prefetched for one client is never shown to the next', async () => {
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context);
	const [first, second] = [
		await newClient(site.cloud.origin, 'Achieng Otieno'),
		await newClient(site.cloud.origin, 'Juma Ali'),
	];
	await logIn(page, site.cloud.origin, second, { remember: true });
	const stored = await page.evaluate(() => localStorage.getItem('tulia.session') ?? '');
	await logIn(page, site.cloud.origin, first, { remember: true });
	const letGo = await delayScripts(page, CODE);
	const calls = callsOf(page);
	const prefetch = page.waitForResponse(`${site.cloud.origin}/api/appointments`);
	await page.goto(`${site.cloud.origin}/appointments`, { waitUntil: 'commit' });
	await prefetch;
	// Another tab logs in as another client while this page is loading.
	await page.evaluate((session) => localStorage.setItem('tulia.session', session), stored);
	letGo();
	await page.getByRole('heading', { level: 1, name: 'Karibu, Juma' }).waitFor();
	await page.getByRole('heading', { name: 'No appointments yet' }).waitFor();
	const tokens = calls.filter(({ path }) => path === '/api/appointments').map(({ token }) => token);
	expect(new Set(tokens).size).toBe(2);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('the list of staff is prefetched while its code is loading, but not for a client', async () => {
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await logIn(page, site.cloud.origin, admin);
	const letGo = await delayScripts(page, CODE);
	const calls = callsOf(page);
	const list = page.waitForResponse(`${site.cloud.origin}/api/admin/appointments`);
	await stopClock(page);
	await page.goto(`${site.cloud.origin}/admin/appointments`, { waitUntil: 'commit' });
	await list;
	letGo();
	await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
	await networkSettled(page);
	expect(new Set(pathsOf(calls)).size).toBe(calls.length);
	await page.unrouteAll();

	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto(`${site.cloud.origin}/admin`);
	await page.getByText('That area is for staff. Please log in with a staff account.').waitFor();
	expect(files.filter((url) => /\/mfe\/admin\/.+\.js$|\/api\/admin\//.test(url))).toEqual([]);
	expect(pageErrors).toEqual([]);
	await context.close();
});

/** Code, styles and data requested during `act`: a file by its name in the release, data by its address. */
async function requestsDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
	const requested: string[] = [];
	const note = (request: Request): void => {
		const { pathname } = new URL(request.url());
		if (['script', 'stylesheet', 'fetch'].includes(request.resourceType()))
			requested.push(pathname.replace(/^\/mfe\/content\/\w+\//, ''));
	};
	page.on('request', note);
	await act();
	await networkSettled(page);
	page.off('request', note);
	return requested;
}

test.each([false, true])(
	'in the running application, a mouse on a link fetches its page and its data once, unless save-data is set: %p',
	async (saveData) => {
		const context = await site.browser.newContext({
			viewport: desktop,
			reducedMotion: 'reduce',
			serviceWorkers: 'block',
		});
		await context.addInitScript({
			content: `Object.defineProperty(navigator, 'connection', { value: { saveData: ${saveData} } });`,
		});
		const { page, pageErrors } = await openPage(context);
		await page.clock.install();
		await page.goto(`${site.cloud.origin}/contact`);
		await page.getByRole('main').getByLabel('Name').focus();
		await page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
		await networkSettled(page);
		const banner = page.getByRole('banner');

		const whatItTakes = ['/api/psychologists', '/api/services', ...filesOfPage('services-page')].toSorted();
		const onHover = await requestsDuring(page, async () => {
			await banner.getByRole('link', { name: 'Services' }).hover();
			await page.clock.runFor(1000);
		});
		expect(onHover.toSorted()).toEqual(saveData ? [] : whatItTakes);
		const onClick = await requestsDuring(page, async () => {
			await banner.getByRole('link', { name: 'Services' }).click();
			await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();
			await page.getByRole('heading', { level: 2, name: 'Family Therapy' }).waitFor();
		});
		expect(onClick.toSorted()).toEqual(saveData ? whatItTakes : []);

		// The hover fetches neither the document of a page nor a module behind a log-in.
		const atBooking = await requestsDuring(page, async () => {
			await page
				.getByRole('link', { name: /book|schedule/i })
				.first()
				.hover();
			await page.clock.runFor(1000);
		});
		expect(atBooking).toEqual([]);
		expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
		expect(pageErrors).toEqual([]);
		await context.close();
	},
);
