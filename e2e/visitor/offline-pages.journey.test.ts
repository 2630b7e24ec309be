import { openPage } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import {
	cachedAddresses,
	cachedText,
	untilCached,
	untilNewHelpPage,
	untilNoCaches,
	untilNoExpirationEntries,
	untilNoWorker,
	untilUncached,
} from '../support/offline/cached-pages.ts';
import { cuttableSite, phoneContext } from '../support/offline/cuttable-site.ts';
import { releaseShell, shellBuildWithVersion } from '../support/offline/release-shell.ts';
import { goByLink, NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = cuttableSite();
const own = phoneContext(site);
const { goTo } = site;
const note = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|could not reach the site/ });
const h1 = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name ? { name } : {}) });

/** A page of the site without scripts, from which to inspect the browser's storage. */
async function inspectionPage(from: BrowserContext): Promise<Page> {
	const page = await from.newPage();
	await goTo(page, '/remotes.json');
	return page;
}

test('a public page that was opened once opens again offline, and an unknown one shows the phone numbers', async () => {
	const { page, pageErrors } = await openPage(own.context, { ignore: NETWORK_ERRORS });
	await goTo(page, '/services');
	await untilCached(page, '/help-now');
	await untilCached(page, '/services');
	expect(await note(page).count()).toBe(0);
	const title = await h1(page).textContent();

	site.proxy.cut();
	await goTo(page, '/help-now');
	await page.getByRole('main').locator('a[href="tel:1199"]').waitFor();
	await note(page).getByText('This page is from your last visit.').waitFor();
	await goTo(page, '/services?utm_source=whatsapp');
	await note(page).getByText('This page is from your last visit.').waitFor();
	expect(await h1(page).textContent()).toBe(title);

	// Never opened: the phone numbers, and a link to the page for later.
	await goTo(page, '/contact');
	expect(new URL(page.url()).pathname).toBe('/help-now');
	await note(page).getByText('The page you asked for is not saved on this device.').waitFor();
	await page.getByRole('main').locator('a[href="tel:999"]').waitFor();
	site.proxy.restore();
	await page.getByRole('link', { name: 'Try the page again' }).click();
	await page.waitForURL(`${site.proxy.origin}/contact`);
	await h1(page).waitFor();
	expect(await note(page).count()).toBe(0);
	expect(pageErrors).toEqual([]);
});

test('articles and profiles stay cached only with "Remember me", and are deleted on logging out', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/blogs/1');
	await untilCached(page, '/help-now');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	await networkSettled(page);
	expect(Object.values(await cachedAddresses(page)).flat()).not.toContain('/blogs/1');

	await logIn(page, site.proxy.origin, await newClient(site.cloud.origin), { remember: true });
	await goTo(page, '/blogs/1');
	await untilCached(page, '/blogs/1');
	site.proxy.cut();
	await page.reload();
	await note(page).getByText('This page is from your last visit.').waitFor();
	site.proxy.restore();
	await goTo(page, '/account');
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await untilUncached(page, '/blogs/1');
});

test('a page reached by client-side navigation is cached like a loaded one', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/help-now');
	await untilCached(page, '/help-now');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await networkSettled(page);
	await goByLink(page, '/testimonials');
	await untilCached(page, '/testimonials');
	site.proxy.cut();
	await page.reload();
	await note(page).getByText('This page is from your last visit.').waitFor();
});

test('no personal page, staff page or API response is cached, and logging out clears the cached pages', async () => {
	const person = await newClient(site.cloud.origin, 'Zawadi Quincewood');
	const { page } = await openPage(own.context);
	await goTo(page, '/services');
	await untilCached(page, '/services');
	await logIn(page, site.proxy.origin, person);
	for (const path of ['/account', '/appointments', '/schedule-appointment', '/blogs']) {
		await goTo(page, path);
		await networkSettled(page);
	}
	await untilCached(page, '/blogs');
	await goTo(page, '/reset-password/a-secret-of-a-mail');
	await goTo(page, '/newsletter/confirm?token=a-secret-of-a-mail');
	await networkSettled(page);

	const cached = Object.values(await cachedAddresses(page)).flat();
	const allowed = /^\/(?:|help-now|services|blogs|appointments|(?:shell|mfe\/(?:content|booking))\/[0-9a-f]+\/\S+)$/;
	expect(cached.filter((address) => !allowed.test(address))).toEqual([]);
	expect(cached.length).toBeGreaterThan(10);
	expect(await cachedText(page)).not.toMatch(/Zawadi|Quincewood|a-secret-of-a-mail/);
	expect(await cachedText(page)).not.toContain(person.email);

	site.proxy.cut();
	expect(await page.evaluate(() => fetch('/api/services', { cache: 'no-store' }).catch(() => 'no answer'))).toBe(
		'no answer',
	);
	site.proxy.restore();

	await goTo(page, '/account');
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await untilUncached(page, '/blogs');
	await untilUncached(page, '/services');
});

test('the pages of staff are neither cached nor served from the cache', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/services');
	await untilCached(page, '/services');
	await logIn(page, site.proxy.origin, admin);
	await goTo(page, '/admin');
	await h1(page).waitFor();
	await networkSettled(page);
	expect(
		Object.values(await cachedAddresses(page))
			.flat()
			.filter((address) => address.includes('admin')),
	).toEqual([]);
	site.proxy.cut();
	await goTo(page, '/admin');
	await note(page).getByText('The page you asked for is not saved on this device.').waitFor();
});

test('a quick exit clears the cached pages and their index', async () => {
	const page = await own.context.newPage();
	await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'weather' }));
	await goTo(page, '/services');
	await untilCached(page, '/services');
	await page.reload();
	await networkSettled(page);
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL('https://www.bbc.com/**');
	const empty = await inspectionPage(own.context);
	await untilNoCaches(empty);
	await untilNoExpirationEntries(empty);
});

/** The documents of a page from now on: a reload adds one. */
function documentLoads(page: Page): readonly string[] {
	const documents: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
	});
	return documents;
}

/** The versions of the shell whose files are in a cache. */
const releaseVersionsIn = async (page: Page, store: string): Promise<readonly string[]> =>
	((await cachedAddresses(page))[store] ?? []).flatMap((address) => /^\/shell\/([^/]+)\//.exec(address)?.[1] ?? []);

test('a release, its rollback and the end of the service worker take effect without a reload and clear older caches', async () => {
	const { page: old, pageErrors } = await openPage(own.context);
	await goTo(old, '/services');
	const first = await untilNewHelpPage(old);
	await old.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await networkSettled(old);
	const documents = documentLoads(old);

	await releaseShell(site.cloud, '--dist', shellBuildWithVersion('second'));
	const page = await own.context.newPage();
	await goTo(page, '/services');
	const second = await untilNewHelpPage(page, first);
	expect((await releaseVersionsIn(page, second)).every((release) => release === 'second')).toBe(true);
	// The page from before the release uses its own files, with the new worker.
	await goByLink(old, '/contact');
	await h1(old).filter({ hasText: 'Talk to us' }).waitFor();
	expect(documents).toEqual([]);
	expect(pageErrors).toEqual([]);

	await releaseShell(site.cloud, '--rollback');
	await goTo(page, '/services');
	const third = await untilNewHelpPage(page, second);
	expect(await releaseVersionsIn(page, third)).not.toContain('second');

	await releaseShell(site.cloud, '--retire-worker');
	await goTo(page, '/services');
	await untilNoWorker(page);
	await untilNoCaches(page);
	await page.goto(`${site.proxy.origin}/contact`);
	await h1(page).waitFor();
	expect(documents).toEqual([]);
});
