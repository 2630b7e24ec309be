import { openPage } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { phoneOf, siteBehindLine } from './support/behind-line.ts';
import {
	keptBy,
	untilForgotten,
	untilKept,
	untilNewHelpPage,
	untilNothingKept,
	untilNothingNoted,
	untilNoWorker,
	wordsKeptBy,
} from './support/kept-pages.ts';
import { admin, logIn, newClient } from './support/log-in.ts';
import { anotherShell, releaseShell } from './support/release-shell.ts';
import { goByLink, NETWORK } from './support/scene.ts';

const site = siteBehindLine();
const own = phoneOf(site);
const { goTo } = site;
const note = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|could not reach the site/ });
const h1 = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name ? { name } : {}) });

/** A page of the site's own that runs nothing, to look at what a browser keeps. */
async function lookIn(from: BrowserContext): Promise<Page> {
	const page = await from.newPage();
	await goTo(page, '/remotes.json');
	return page;
}

test('whoever has opened a public page can open it again without a line, and learn whom to call', async () => {
	const { page, witness } = await openPage(own.context, { ignore: NETWORK });
	await goTo(page, '/services');
	await untilKept(page, '/help-now');
	await untilKept(page, '/services');
	expect(await note(page).count()).toBe(0);
	const title = await h1(page).textContent();

	site.line.cut();
	await goTo(page, '/help-now');
	await page.getByRole('main').locator('a[href="tel:1199"]').waitFor();
	await note(page).getByText('This page is from your last visit.').waitFor();
	await goTo(page, '/services?utm_source=whatsapp');
	await note(page).getByText('This page is from your last visit.').waitFor();
	expect(await h1(page).textContent()).toBe(title);

	// Never opened: the numbers to call, and a way to the page for later.
	await goTo(page, '/contact');
	expect(new URL(page.url()).pathname).toBe('/help-now');
	await note(page).getByText('The page you asked for is not saved on this device.').waitFor();
	await page.getByRole('main').locator('a[href="tel:999"]').waitFor();
	site.line.mend();
	await page.getByRole('link', { name: 'Try the page again' }).click();
	await page.waitForURL(`${site.line.origin}/contact`);
	await h1(page).waitFor();
	expect(await note(page).count()).toBe(0);
	expect(witness.complaints).toEqual([]);
}, 90_000);

test('what somebody reads stays only with "Remember me", and goes when they log out', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/blogs/1');
	await untilKept(page, '/help-now');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect(Object.values(await keptBy(page)).flat()).not.toContain('/blogs/1');

	await logIn(page, site.line.origin, await newClient(site.cloud.origin), { remember: true });
	await goTo(page, '/blogs/1');
	await untilKept(page, '/blogs/1');
	site.line.cut();
	await page.reload();
	await note(page).getByText('This page is from your last visit.').waitFor();
	site.line.mend();
	await goTo(page, '/account');
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await untilForgotten(page, '/blogs/1');
}, 90_000);

test('a page the application went to itself is kept like one that was asked for', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/help-now');
	await untilKept(page, '/help-now');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.waitForLoadState('networkidle');
	await goByLink(page, '/testimonials');
	await untilKept(page, '/testimonials');
	site.line.cut();
	await page.reload();
	await note(page).getByText('This page is from your last visit.').waitFor();
}, 60_000);

test('nothing of a person is kept, nothing of staff, no answer of the API, and logging out leaves no page', async () => {
	const person = await newClient(site.cloud.origin, 'Zawadi Quincewood');
	const { page } = await openPage(own.context);
	await goTo(page, '/services');
	await untilKept(page, '/services');
	await logIn(page, site.line.origin, person);
	for (const path of ['/account', '/appointments', '/schedule-appointment', '/blogs']) {
		await goTo(page, path);
		await page.waitForLoadState('networkidle');
	}
	await untilKept(page, '/blogs');
	await goTo(page, '/reset-password/a-secret-of-a-mail');
	await goTo(page, '/newsletter/confirm?token=a-secret-of-a-mail');
	await page.waitForLoadState('networkidle');

	const kept = Object.values(await keptBy(page)).flat();
	const allowed = /^\/(?:|help-now|services|blogs|appointments|(?:shell|mfe\/(?:content|booking))\/[0-9a-f]+\/\S+)$/;
	expect(kept.filter((address) => !allowed.test(address))).toEqual([]);
	expect(kept.length).toBeGreaterThan(10);
	expect(await wordsKeptBy(page)).not.toMatch(/Zawadi|Quincewood|a-secret-of-a-mail/);
	expect(await wordsKeptBy(page)).not.toContain(person.email);

	site.line.cut();
	expect(await page.evaluate(() => fetch('/api/services', { cache: 'no-store' }).catch(() => 'no answer'))).toBe(
		'no answer',
	);
	site.line.mend();

	await goTo(page, '/account');
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await untilForgotten(page, '/blogs');
	await untilForgotten(page, '/services');
}, 120_000);

test('the pages of staff are neither kept nor answered from a copy', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/services');
	await untilKept(page, '/services');
	await logIn(page, site.line.origin, admin);
	await goTo(page, '/admin');
	await h1(page).waitFor();
	await page.waitForLoadState('networkidle');
	expect(
		Object.values(await keptBy(page))
			.flat()
			.filter((address) => address.includes('admin')),
	).toEqual([]);
	site.line.cut();
	await goTo(page, '/admin');
	await note(page).getByText('The page you asked for is not saved on this device.').waitFor();
}, 90_000);

test('whoever leaves in a hurry leaves no page and no note of one', async () => {
	const page = await own.context.newPage();
	await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'weather' }));
	await goTo(page, '/services');
	await untilKept(page, '/services');
	await page.reload();
	await page.waitForLoadState('networkidle');
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL('https://www.bbc.com/**');
	const empty = await lookIn(own.context);
	await untilNothingKept(empty);
	await untilNothingNoted(empty);
}, 60_000);

/** The documents a page was, beginning now: a reload is one more. */
function documentsOf(page: Page): readonly string[] {
	const documents: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
	});
	return documents;
}

/** The versions of the shell that files in a store are of. */
const releasesIn = async (page: Page, store: string): Promise<readonly string[]> =>
	((await keptBy(page))[store] ?? []).flatMap((address) => /^\/shell\/([^/]+)\//.exec(address)?.[1] ?? []);

test('a release, its rollback and the end of the worker come without a reload, and clear away what was before', async () => {
	const { page: old, witness } = await openPage(own.context);
	await goTo(old, '/services');
	const first = await untilNewHelpPage(old);
	await old.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await old.waitForLoadState('networkidle');
	const documents = documentsOf(old);

	await releaseShell(site.cloud, '--dist', anotherShell('second'));
	const page = await own.context.newPage();
	await goTo(page, '/services');
	const second = await untilNewHelpPage(page, first);
	expect((await releasesIn(page, second)).every((release) => release === 'second')).toBe(true);
	// The page from before the release goes on with its own files, the new worker beneath it.
	await goByLink(old, '/contact');
	await h1(old).filter({ hasText: 'Talk to us' }).waitFor();
	expect(documents).toEqual([]);
	expect(witness.complaints).toEqual([]);

	await releaseShell(site.cloud, '--rollback');
	await goTo(page, '/services');
	const third = await untilNewHelpPage(page, second);
	expect(await releasesIn(page, third)).not.toContain('second');

	await releaseShell(site.cloud, '--retire-worker');
	await goTo(page, '/services');
	await untilNoWorker(page);
	await untilNothingKept(page);
	await page.goto(`${site.line.origin}/contact`);
	await h1(page).waitFor();
	expect(documents).toEqual([]);
}, 180_000);
