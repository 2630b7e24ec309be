import { keptOnDevice } from '@tulia/platform/kept-on-device';
import { openPage, phone, startApp } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { bookVisit } from '../support/book-visit.ts';
import { tokenOf } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, newClient, type Person } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { cachedAddresses, untilCached, untilUncached } from '../support/offline/cached-pages.ts';
import {
	personalEntries,
	type StoredEntry,
	storedEntries,
	undeclaredEntries,
} from '../support/offline/device-storage.ts';

const site = journeyFixture();

let context: BrowserContext;
beforeEach(async () => {
	context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'allow' });
});
afterEach(() => context.close());

const goTo = (page: Page, path: string) => page.goto(site.cloud.origin + path);

/** Reads, likes, searches, and leaves a comment and a question half written. */
async function visitOwnPages(page: Page): Promise<void> {
	await goTo(page, '/services');
	await untilCached(page, '/help-now');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await goTo(page, '/blogs?search=sleep');
	await goTo(page, '/blogs/1');
	await startApp(page);
	await page.getByRole('button', { name: /like/i }).first().click();
	await page.waitForFunction(() =>
		Object.keys(sessionStorage)
			.concat(Object.keys(localStorage))
			.some((key) => key.includes('liked')),
	);
	await page
		.getByRole('textbox', { name: /comment/i })
		.first()
		.fill('I did not send this.');
	await goTo(page, '/help-center');
	await startApp(page);
	await page.locator('main form textarea').first().fill('Nor this.');
	await page.waitForFunction(
		() => Object.keys(sessionStorage).filter((key) => key.startsWith('tulia.draft.')).length === 2,
	);
}

/** Logs in, books, and opens the ticket and every personal page. */
async function useAccount(page: Page, person: Person, remember: boolean): Promise<string> {
	await logIn(page, site.cloud.origin, person, { remember });
	const number = await bookVisit(site.cloud.origin, await tokenOf(page));
	for (const path of ['/schedule-appointment', '/account', '/appointments', `/appointments/${number}`]) {
		await goTo(page, path);
		await networkSettled(page);
	}
	await Promise.all([untilCached(page, '/appointments'), untilCached(page, '/appointments/ticket')]);
	return number;
}

async function logOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await untilUncached(page, '/appointments/ticket');
}

/** A page of the site without scripts, in a tab of its own: shows what is stored once the others are closed. */
async function tabAfterClosing(page: Page): Promise<Page> {
	const next = await context.newPage();
	await page.close();
	await goTo(next, '/remotes.json');
	return next;
}

const isTicket = ({ key }: StoredEntry): boolean => key.includes('ticket') && key.startsWith('tulia.');

test.each([false, true])(
	'the privacy policy lists everything a browser stores, and logging out deletes all personal data (remembered: %s)',
	async (remember) => {
		const { page } = await openPage(context, { ignore: /.*/ });
		await visitOwnPages(page);
		const visited = await storedEntries(page);
		expect(undeclaredEntries(visited)).toEqual([]);
		expect(visited.filter(({ where }) => where === 'localStorage')).toEqual([
			{ where: 'localStorage', key: 'tulia.device' },
		]);

		await useAccount(page, await newClient(site.cloud.origin), remember);
		const used = await storedEntries(page);
		expect(undeclaredEntries(used)).toEqual([]);
		expect(used.filter(isTicket)).toEqual([
			{ where: remember ? 'localStorage' : 'sessionStorage', key: 'tulia.tickets' },
		]);

		await goTo(page, '/privacy-policy');
		const policy = await page.getByRole('main').textContent();
		for (const { what, howLong } of keptOnDevice) expect(policy).toContain(`${what}: ${howLong}.`);

		await logOut(page);
		const remaining = await storedEntries(page);
		expect(undeclaredEntries(remaining)).toEqual([]);
		expect(personalEntries(remaining)).toEqual([]);
		const pages = Object.values(await cachedAddresses(page)).flat();
		expect(pages.filter((address) => /^\/(?:blogs\/|appointments|uploads)/.test(address))).toEqual([]);
	},
);

test('without "Remember me" and a kept ticket, closing the tab deletes all personal data', async () => {
	const { page } = await openPage(context, { ignore: /.*/ });
	await visitOwnPages(page);
	await useAccount(page, await newClient(site.cloud.origin), false);
	const next = await tabAfterClosing(page);
	expect(personalEntries(await storedEntries(next))).toEqual([]);
});

test('a kept ticket outlives the tab, opens for no other client, and is deleted when another client logs in', async () => {
	const { page } = await openPage(context, { ignore: /.*/ });
	const number = await useAccount(page, await newClient(site.cloud.origin), false);
	const choice = page.getByLabel('Keep this ticket on this phone');
	expect(await choice.isChecked()).toBe(false);
	await choice.check();
	const next = await tabAfterClosing(page);
	expect(personalEntries(await storedEntries(next))).toEqual(['localStorage tulia.kept-tickets']);
	await goTo(next, `/appointments/${number}`);
	await next.getByText(number).first().waitFor();
	await next.getByText('Log in').first().waitFor();

	await logIn(next, site.cloud.origin, await newClient(site.cloud.origin, 'Juma Otieno'));
	await next.waitForFunction(() => localStorage.getItem('tulia.kept-tickets') === null);
	await goTo(next, `/appointments/${number}`);
	await next.getByText('There is no such ticket here').waitFor();
});

test('a new tab of a logged-in client shows the account, and after the log-out leads to the log-in', async () => {
	const { page } = await openPage(context, { ignore: /.*/ });
	await useAccount(page, await newClient(site.cloud.origin), false);
	const other = await context.newPage();
	await goTo(other, '/account');
	await other.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
	expect(new URL(other.url()).pathname).toBe('/account');
	await logOut(page);
	await other.waitForURL((url) => url.pathname !== '/account');
	const third = await context.newPage();
	await goTo(third, '/account?from=mail');
	await third.waitForURL((url) => url.pathname === '/login');
	await third.getByText('Please log in to see your account.').waitFor();
});

test('logging out in one tab clears the other', async () => {
	const { page } = await openPage(context, { ignore: /.*/ });
	await useAccount(page, await newClient(site.cloud.origin), true);
	const other = await context.newPage();
	await goTo(other, '/appointments');
	await networkSettled(other);
	await other.evaluate(() => sessionStorage.setItem('tulia.draft.comment', '{}'));
	await logOut(page);
	await other.waitForFunction(() => Object.keys(localStorage).every((key) => key === 'tulia.device'));
	expect(personalEntries(await storedEntries(other))).toEqual([]);
});
