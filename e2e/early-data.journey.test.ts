import { desktop, openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { admin, logIn, newClient } from './support/log-in.ts';
import { NETWORK } from './support/scene.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

const aPhone = (): Promise<BrowserContext> => browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

interface Call {
	readonly path: string;
	readonly token: string | undefined;
}

/** Notes what a page asks of the API. */
function callsOf(page: Page): Call[] {
	const calls: Call[] = [];
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith('/api/')) calls.push({ path: pathname + search, token: request.headers().authorization });
	});
	return calls;
}

const pathsOf = (calls: readonly Call[]): readonly string[] => calls.map(({ path }) => path);

/** Files of a module, or of the page's own code, held back until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
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

/** The code of the page: the shell's main script and everything of modules; not what the document begins with. */
const CODE = /\/shell\/[^/]+\/assets\/main\.[^/]+\.js$|\/mfe\/.+\.js$/;

const FIRST = ['/api/account', '/api/appointments', '/api/auth/verify', '/api/psychologists', '/api/services'];

test('behind login the outline stands and the data is asked for while the code is on its way, and once', async () => {
	const context = await aPhone();
	const { page, witness } = await openPage(context);
	await logIn(page, cloud.origin, await newClient(cloud.origin));
	const calls = callsOf(page);
	const letGo = await hold(page, CODE);
	const answered = Promise.all(FIRST.map((path) => page.waitForResponse(cloud.origin + path)));
	await page.goto(`${cloud.origin}/schedule-appointment`, { waitUntil: 'commit' });
	await answered;
	await page.getByRole('heading', { level: 1, name: 'Book a visit' }).waitFor();
	await page.getByRole('status').filter({ hasText: 'Checking your session' }).waitFor();
	const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

	letGo();
	await page.getByRole('radio').first().waitFor();
	await page.getByRole('status').filter({ hasText: 'Checking your session' }).waitFor({ state: 'detached' });
	expect([...pathsOf(calls)].sort()).toEqual(FIRST);
	// The heading that was painted first is the one that stays: nothing flashed.
	expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
	expect(witness.complaints).toEqual([]);

	await page.unrouteAll();
	await page.goto(`${cloud.origin}/appointments/TUL-26-22222`);
	await page.getByRole('heading', { name: 'There is no such ticket here' }).waitFor();
	expect(pathsOf(calls).filter((path) => path === '/api/appointments/TUL-26-22222')).toHaveLength(1);
	await context.close();
}, 90_000);

test('nobody without a session asks for anything, and sees nothing of the modules behind it', async () => {
	const context = await aPhone();
	const { page, witness } = await openPage(context);
	const calls = callsOf(page);
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	for (const path of ['/schedule-appointment', '/appointments', '/admin/appointments']) {
		await page.goto(cloud.origin + path);
		await at(page, '/login');
		await page.waitForLoadState('networkidle');
	}
	expect(pathsOf(calls)).toEqual([]);
	expect(files.filter((url) => /\/mfe\/.+\.js$/.test(url))).toEqual([]);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 90_000);

test('a session that is over leads to /login, each call asked once at most', async () => {
	const context = await aPhone();
	const { page, witness } = await openPage(context, { ignore: NETWORK });
	await logIn(page, cloud.origin, await newClient(cloud.origin));
	await page.evaluate(() => {
		const kept = JSON.parse(sessionStorage.getItem('tulia.session') ?? '');
		sessionStorage.setItem('tulia.session', JSON.stringify({ ...kept, token: `${kept.token.slice(0, -4)}AAAA` }));
	});
	const calls = callsOf(page);
	await page.goto(`${cloud.origin}/appointments`);
	await at(page, '/login');
	expect(await page.evaluate(() => sessionStorage.getItem('tulia.session'))).toBeNull();
	expect(new Set(pathsOf(calls)).size).toBe(calls.length);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 90_000);

test('an answer that was begun for one person is never shown to the next', async () => {
	const context = await aPhone();
	const { page, witness } = await openPage(context);
	const [first, second] = [await newClient(cloud.origin, 'Achieng Otieno'), await newClient(cloud.origin, 'Juma Ali')];
	await logIn(page, cloud.origin, second, { remember: true });
	const kept = await page.evaluate(() => localStorage.getItem('tulia.session') ?? '');
	await logIn(page, cloud.origin, first, { remember: true });
	const calls = callsOf(page);
	const letGo = await hold(page, CODE);
	const begun = page.waitForResponse(`${cloud.origin}/api/appointments`);
	await page.goto(`${cloud.origin}/appointments`, { waitUntil: 'commit' });
	await begun;
	// Another tab logs in as somebody else while this page is on its way.
	await page.evaluate((session) => localStorage.setItem('tulia.session', session), kept);
	letGo();
	await page.getByRole('heading', { level: 1, name: 'Karibu, Juma' }).waitFor();
	await page.getByRole('heading', { name: 'No appointments yet' }).waitFor();
	const tokens = calls.filter(({ path }) => path === '/api/appointments').map(({ token }) => token);
	expect(new Set(tokens).size).toBe(2);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 90_000);

test('staff: the list is asked for while its code is on its way; a client who tries asks for none of it', async () => {
	const context = await aPhone();
	const { page, witness } = await openPage(context, { ignore: NETWORK });
	await logIn(page, cloud.origin, admin);
	const calls = callsOf(page);
	const letGo = await hold(page, CODE);
	const list = page.waitForResponse(`${cloud.origin}/api/admin/appointments`);
	await page.goto(`${cloud.origin}/admin/appointments`, { waitUntil: 'commit' });
	await list;
	letGo();
	await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
	await page.waitForLoadState('networkidle');
	expect(new Set(pathsOf(calls)).size).toBe(calls.length);
	await page.unrouteAll();

	await logIn(page, cloud.origin, await newClient(cloud.origin));
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto(`${cloud.origin}/admin`);
	await page.getByText('That area is for staff. Please log in with a staff account.').waitFor();
	expect(files.filter((url) => /\/mfe\/admin\/.+\.js$|\/api\/admin\//.test(url))).toEqual([]);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 90_000);

/** Code, styles and data that a page asks for while `act` goes on: `services-page.js`, `/api/services`. */
async function askedDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
	const asked: string[] = [];
	const note = (request: Request): void => {
		const { pathname } = new URL(request.url());
		if (['script', 'stylesheet', 'fetch'].includes(request.resourceType()))
			asked.push(pathname.replace(/.*?(?:src_pages_)?([\w-]+?)(?:_tsx)?\.\w+\.(js|css)$/, '$1.$2'));
	};
	page.on('request', note);
	await act();
	await page.waitForLoadState('networkidle');
	page.off('request', note);
	return asked;
}

test.each([false, true])(
	'in the running app a mouse on a link fetches its page and its data once, unless data is saved: %p',
	async (saveData) => {
		const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'block' });
		await context.addInitScript({
			content: `Object.defineProperty(navigator, 'connection', { value: { saveData: ${saveData} } });`,
		});
		const { page, witness } = await openPage(context);
		await page.clock.install();
		await page.goto(`${cloud.origin}/contact`);
		await page.getByRole('main').getByLabel('Name').focus();
		await page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
		await page.waitForLoadState('networkidle');
		const banner = page.getByRole('banner');

		const whatItTakes = ['/api/services', 'services-page.css', 'services-page.js'];
		const onHover = await askedDuring(page, async () => {
			await banner.getByRole('link', { name: 'Services' }).hover();
			await page.clock.runFor(1000);
		});
		expect(onHover.toSorted()).toEqual(saveData ? [] : whatItTakes);
		const onClick = await askedDuring(page, async () => {
			await banner.getByRole('link', { name: 'Services' }).click();
			await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();
			await page.getByRole('heading', { level: 2, name: 'Family Therapy' }).waitFor();
		});
		expect(onClick.toSorted()).toEqual(saveData ? whatItTakes : []);

		// Neither the document of a page nor anything of a module that is not for a visitor.
		const atBooking = await askedDuring(page, async () => {
			await page
				.getByRole('link', { name: /book|schedule/i })
				.first()
				.hover();
			await page.clock.runFor(1000);
		});
		expect(atBooking).toEqual([]);
		expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
		expect(witness.complaints).toEqual([]);
		await context.close();
	},
	90_000,
);
