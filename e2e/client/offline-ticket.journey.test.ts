import { openPage } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { bookVisit } from '../support/book-visit.ts';
import { tokenOf } from '../support/booking-steps.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { untilCached } from '../support/offline/cached-pages.ts';
import { cuttableSite, phoneContext } from '../support/offline/cuttable-site.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = cuttableSite();
const own = phoneContext(site);

const { goTo } = site;
const ticketPath = (number: string): string => `/appointments/${number}`;
const savedTicketNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'saved on this phone' });

/** A logged-in client with one visit, whose ticket was opened. */
async function withTicket({ remember = false } = {}): Promise<{ readonly page: Page; readonly number: string }> {
	const person = await newClient(site.cloud.origin, 'Zawadi Quincewood');
	const { page } = await openPage(own.context, { ignore: NETWORK_ERRORS });
	await logIn(page, site.proxy.origin, person, { remember });
	const number = await bookVisit(site.cloud.origin, await tokenOf(page));
	await goTo(page, ticketPath(number));
	await page.getByRole('heading', { name: 'Before you come' }).waitFor();
	await Promise.all([untilCached(page, '/appointments'), untilCached(page, '/appointments/ticket')]);
	return { page, number };
}

test.each([
	['in this tab', false],
	['on this phone', true],
])('offline the ticket and my appointments open after a reload, logged in %s', async (_where, remember) => {
	const { page, number } = await withTicket({ remember });
	site.proxy.cut();
	await page.reload();
	await savedTicketNotice(page).waitFor();
	await page.getByText(number).first().waitFor();
	await page.getByText('Anxiety Management').first().waitFor();
	await page.getByRole('heading', { name: 'Without internet you can still' }).waitFor();
	expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBeGreaterThan(2);
	expect(await page.getByRole('main').getByRole('button').count()).toBe(0);

	await goTo(page, '/appointments');
	await savedTicketNotice(page).waitFor();
	await page.getByText(number).first().waitFor();
	await goTo(page, '/help-now');
	await page.getByRole('main').locator('a[href="tel:1199"]').waitFor();

	await goTo(page, ticketPath(number));
	await savedTicketNotice(page).waitFor();
	site.proxy.restore();
	await page.evaluate(() => window.dispatchEvent(new Event('online')));
	await page.getByRole('heading', { name: 'Before you come' }).waitFor();
	expect(await savedTicketNotice(page).count()).toBe(0);
});

test('with an API that never answers, the saved ticket is shown while the session is still being checked', async () => {
	const { page, number } = await withTicket();
	const requested: string[] = [];
	await own.context.route('**/api/**', (route) => {
		requested.push(new URL(route.request().url()).pathname);
	});
	await page.reload();
	await savedTicketNotice(page).waitFor();
	await page.getByText(number).first().waitFor();
	// All were requested without a response, the check of the session included.
	expect(requested).toContain('/api/auth/verify');
});

/** Pages of every part of the site, none of them opened before. */
const neverOpened = [
	'/login',
	'/register',
	'/forgot-password',
	'/schedule-appointment',
	'/account',
	'/admin',
	'/admin/appointments',
	'/appointments',
	'/appointments/TUL-26-22222',
	'/contact',
	'/blogs/1',
	'/reset-password/a-secret-of-a-mail',
	'/newsletter/confirm?token=a-secret-of-a-mail',
	'/no-such-page',
];

test('offline, a page that was never opened is replaced by a notice with phone numbers and a retry', async () => {
	const page = await own.context.newPage();
	await goTo(page, '/services');
	await untilCached(page, '/help-now');
	await untilCached(page, '/services');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	site.proxy.cut();
	for (const path of neverOpened) {
		await goTo(page, path);
		await page.getByText('The page you asked for is not saved on this device.').waitFor();
		await page.getByRole('main').locator('a[href="tel:1199"]').waitFor();
		await page.getByRole('main').locator('a[href="tel:0700000100"]').waitFor();
		await page.getByRole('status').getByRole('link', { name: 'Services' }).waitFor();
		expect(page.url()).not.toContain('secret');
	}
});

test('a quick exit while offline leads to a plain page that does not mention this site', async () => {
	const { page } = await withTicket();
	await own.context.setOffline(true);
	await page.reload();
	await savedTicketNotice(page).waitFor();
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL('**/away');
	await page.getByText('No internet').waitFor();
	expect(await page.content()).not.toMatch(/Tulia|counsel|ticket/i);
	expect(await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([
		'tulia.left',
		'tulia.device',
	]);
});
