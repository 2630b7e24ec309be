import { accessibilityViolations, desktop, openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';
import { admin, logIn, newClient, type Person } from './support/log-in.ts';

let cloud: LocalCloud;
let browser: Browser;
let client: Person;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
	client = await newClient(cloud.origin);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

const pages = [
	{ path: '/', heading: /Some hills/ },
	{ path: '/services', heading: 'How we can help' },
	{ path: '/login', heading: 'Welcome Back' },
	{ path: '/register', heading: 'Create Your Account' },
	{ path: '/help-now', heading: 'Need help now?' },
	{ path: '/nothing-here', heading: /./ },
	{ path: '/schedule-appointment', heading: 'Book a visit', as: 'client' },
	{ path: '/appointments', heading: /Karibu/, as: 'client' },
	{ path: '/admin/appointments', heading: 'Appointments', as: 'admin' },
] as const;

/** The narrowest screen of WCAG 1.4.10. */
const narrow = { width: 320, height: 640 };
const looks = [
	{ viewport: phone, colorScheme: 'light' },
	{ viewport: phone, colorScheme: 'dark' },
	{ viewport: desktop, colorScheme: 'light' },
	{ viewport: desktop, colorScheme: 'dark' },
	{ viewport: narrow, colorScheme: 'light' },
] as const;

describe.each(pages)('$path', ({ path, heading, ...rest }) => {
	const as = 'as' in rest ? rest.as : undefined;

	test('has no accessibility violation, no complaint in the console and no sideways scrolling, at any size and in both themes', async () => {
		const context = await browser.newContext({ reducedMotion: 'reduce' });
		const { page, witness } = await openPage(context);
		if (as) await logIn(page, cloud.origin, as === 'admin' ? admin : client);
		for (const { viewport, colorScheme } of looks) {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ colorScheme });
			await page.goto(cloud.origin + path);
			await page.getByRole('heading', { level: 1, name: heading }).waitFor();
			await page.waitForLoadState('networkidle');
			expect({ viewport, colorScheme, violations: await accessibilityViolations(page) }).toEqual({
				viewport,
				colorScheme,
				violations: [],
			});
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect({ viewport, sideways: Math.max(0, overflow) }).toEqual({ viewport, sideways: 0 });
		}
		expect(witness.complaints).toEqual([]);
		await context.close();
	}, 120_000);
});

test('no visitor ever asks for the code of booking or admin', async () => {
	const context = await browser.newContext({ viewport: phone });
	const { page } = await openPage(context);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	for (const path of ['/', '/services', '/login', '/help-now']) {
		await page.goto(cloud.origin + path);
		await page.waitForLoadState('networkidle');
	}
	expect(asked.filter((url) => /\/mfe\/(?:booking|admin)\//.test(url))).toEqual([]);
	await context.close();
}, 60_000);
